// play.mjs PLAYWRIGHT BROWSER PAGE FILE…: plays each FILE, a module that 'export --as playwright-ts' wrote, on PAGE in BROWSER,
// with the Playwright in that folder; prints what the page logged, a JSON line a file.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [playwright, executablePath, address, ...files] = process.argv.slice(2);
const { chromium } = createRequire(import.meta.url)(playwright);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 500, height: 1000 }, hasTouch: true });
  await page.goto(address);
  for (const file of files) {
    const [play] = Object.values(await import(pathToFileURL(file)));
    await play(page);
    console.log(JSON.stringify(await page.evaluate('take()')));
  }
} finally {
  await browser.close();
}
