// Draws a display list of the module on a canvas: codes and arguments as DisplayNumbers.swift has them.

const CAPS = ["butt", "round", "square"];
const JOINS = ["miter", "round", "bevel"];
const ANCHORS = ["start", "center", "end"];

class Pen {
  constructor(context, numbers) {
    this.context = context;
    this.numbers = numbers;
    this.at = 0;
  }

  next() { return this.numbers[this.at++]; }

  color() {
    const part = () => Math.round(255 * Math.min(1, Math.max(0, this.next())));
    const [red, green, blue] = [part(), part(), part()];
    return `rgb(${red} ${green} ${blue} / ${this.next()})`;
  }

  path() {
    const path = new Path2D();
    for (let left = this.next(); left > 0; left--) {
      switch (this.next()) {
        case 0: path.moveTo(this.next(), this.next()); break;
        case 1: path.lineTo(this.next(), this.next()); break;
        case 2: path.quadraticCurveTo(this.next(), this.next(), this.next(), this.next()); break;
        case 3: path.bezierCurveTo(this.next(), this.next(), this.next(), this.next(), this.next(), this.next()); break;
        default: path.closePath();
      }
    }
    return path;
  }

  fill() {
    this.context.fillStyle = this.color();
    this.context.fill(this.path());
  }

  stroke() {
    const { context } = this;
    context.strokeStyle = this.color();
    context.lineWidth = this.next();
    context.lineCap = CAPS[this.next()];
    context.lineJoin = JOINS[this.next()];
    context.setLineDash(Array.from({ length: this.next() }, () => this.next()));
    context.stroke(this.path());
  }

  text() {
    const { context } = this;
    context.fillStyle = this.color();
    const [x, y, size, weight] = [this.next(), this.next(), this.next(), this.next()];
    context.textAlign = ANCHORS[this.next()];
    context.font = `${weight} ${size}px system-ui, sans-serif`;
    const units = Array.from({ length: this.next() }, () => this.next());
    context.fillText(String.fromCharCode(...units), x, y);
  }

  group() {
    const { context } = this;
    context.save();
    context.transform(this.next(), this.next(), this.next(), this.next(), this.next(), this.next());
    context.globalAlpha *= this.next();
    if (this.next()) context.clip(this.path());
  }

  draw() {
    while (this.at < this.numbers.length) {
      switch (this.next()) {
        case 1: this.fill(); break;
        case 2: this.stroke(); break;
        case 3: this.text(); break;
        case 4: this.group(); break;
        default: this.context.restore();
      }
    }
  }
}

/** Draws on a canvas, a point for a CSS pixel, what `call` has the module make for its size: the count of numbers. */
function drawCanvas(canvas, call) {
  const ratio = window.devicePixelRatio || 1;
  const { clientWidth: width, clientHeight: height } = canvas;
  if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
    [canvas.width, canvas.height] = [Math.round(width * ratio), Math.round(height * ratio)];
  }
  const count = call(width, height);
  const context = canvas.getContext("2d", { alpha: false });
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  new Pen(context, lab.numbers(count)).draw();
}
