"""play.py BROWSER PAGE FILE…: plays each FILE on PAGE in BROWSER: a module of 'export --as playwright-python' (*.py), or commands
of 'export --as cdp' (*.json). Prints what the page logged, a JSON line a file."""
import asyncio
import importlib.util
import json
import sys
import time

from playwright.async_api import async_playwright


async def play_commands(page, path):
    """Plays a file of commands as its format is documented: at_ms after the start, and timestamps moved to it."""
    with open(path) as file:
        commands = json.load(file)
    session = await page.context.new_cdp_session(page)
    answers, start, clock = [], time.time(), time.monotonic()
    for command in commands:
        await asyncio.sleep(max(0, clock + command["at_ms"] / 1000 - time.monotonic()))
        command["params"]["timestamp"] += start
        answers.append(asyncio.ensure_future(session.send(command["method"], command["params"])))
    await asyncio.gather(*answers)
    await session.detach()


async def play_module(page, path):
    spec = importlib.util.spec_from_file_location("gesture", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    play, = (value for name, value in vars(module).items() if name.startswith("play_"))
    await play(page)


async def main(browser, address, *paths):
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        page = await chromium.new_page(viewport={"width": 500, "height": 1000}, has_touch=True)
        await page.goto(address)
        for path in paths:
            await (play_commands if path.endswith(".json") else play_module)(page, path)
            print(json.dumps(await page.evaluate("take()")), flush=True)
        await chromium.close()


asyncio.run(main(*sys.argv[1:]))
