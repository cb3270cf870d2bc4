import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromiumArgs, findChromium } from '@milepost/config/chromium'
import { findEngines } from '@milepost/config/engines'
import { freePort } from '@milepost/config/free-port'
import { type Browser, launch, type LaunchOptions } from 'puppeteer-core'
import { Builder, Capabilities, Key } from 'selenium-webdriver'

const webDriverKeys = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
} as const

type PressedKey = keyof typeof webDriverKeys

/** A page in a fresh profile, with the operations that all three engines support. */
export interface EnginePage {
  goto(url: string): Promise<void>
  evaluate<Result, Args extends unknown[]>(
    call: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>
  /** Presses the mouse button at a point of the viewport. */
  click(x: number, y: number): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  press(key: PressedKey): Promise<void>
  /** Uncaught exceptions and console errors. WebKitGTK reports none: under automation it doesn't log to its output. */
  errors(): readonly string[]
  /** Returns a PNG. */
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

export interface PageOptions {
  /** Width of the viewport in pixels. @default 1280 */
  width?: number
  /** @default true */
  javaScript?: boolean
}

/** A running browser engine. */
export interface Engine {
  newPage(options?: PageOptions): Promise<EnginePage>
  stop(): Promise<void>
}

const heightPx = 800
const { firefox, webKitDriver, miniBrowser, xvfb } = findEngines()

/** Starts each engine by its name. */
export const startEngine = {
  Chromium: () =>
    startPuppeteer(() => ({
      browser: 'chrome',
      executablePath: required(findChromium()),
      args: ['--no-sandbox', ...chromiumArgs],
    })),
  Firefox: () =>
    startPuppeteer((javaScript) => ({
      browser: 'firefox',
      executablePath: required(firefox),
      // Firefox ESR lacks the BiDi command that disables scripts for one page.
      extraPrefsFirefox: { 'javascript.enabled': javaScript },
    })),
  WebKitGTK: startWebKit,
} as const satisfies Record<string, () => Promise<Engine>>

function required(path: string | undefined): string {
  if (path === undefined) throw new Error('A browser is missing: see ensure-engines.ts.')
  return path
}

async function startPuppeteer(options: (javaScript: boolean) => LaunchOptions): Promise<Engine> {
  const browsers = new Map<boolean, Browser>([[true, await launch(options(true))]])
  return {
    async newPage({ width = 1280, javaScript = true } = {}) {
      const browser = browsers.get(javaScript) ?? (await launch(options(javaScript)))
      browsers.set(javaScript, browser)
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width, height: heightPx })
      if (!javaScript && options(true).browser === 'chrome') await page.setJavaScriptEnabled(false)
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      return {
        goto: async (url) => void (await page.goto(url)),
        evaluate: (call, ...args) => page.evaluate(call as never, ...args) as never,
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        errors: () => errors.filter(isUnexpected),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      }
    },
    async stop() {
      await Promise.all([...browsers.values()].map((browser) => browser.close()))
    },
  }
}

async function startWebKit(): Promise<Engine> {
  const display = spawn(required(xvfb), '-displayfd 3 -screen 0 1400x1000x24'.split(' '), {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(display.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  // Reduced motion: between frames, WebKit reports outdated positions of what moves.
  const settings = mkdtempSync(join(tmpdir(), 'milepost-engines-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const port = await freePort()
  const driver = spawn(required(webKitDriver), [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, XDG_CONFIG_HOME: settings },
    stdio: 'ignore',
  })
  const server = `http://127.0.0.1:${port}`
  while (!(await fetch(`${server}/status`).catch(() => undefined))?.ok) await wait(20)
  return {
    newPage: (options) => openWebKitPage(server, options),
    async stop() {
      await stop(driver)
      await stop(display)
      rmSync(settings, { recursive: true, force: true })
    },
  }
}

async function openWebKitPage(
  server: string,
  { width = 1280, javaScript = true }: PageOptions = {},
): Promise<EnginePage> {
  const session = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        unhandledPromptBehavior: 'accept',
        timeouts: { pageLoad: 60_000, script: 30_000 },
        'webkitgtk:browserOptions': {
          binary: required(miniBrowser),
          args: ['--automation', `--enable-javascript=${javaScript}`],
        },
      }),
    )
    .build()
  const type = (keys: string) => answered('keys', session.actions().sendKeys(keys).perform())
  await session.manage().window().setRect({ x: 0, y: 0, width, height: heightPx })
  return {
    goto: (url) => session.get(url),
    evaluate: (call, ...args) => answered('script', session.executeScript(call, ...args)),
    click: (x, y) =>
      answered('click', session.actions().move({ x, y, duration: 0 }).click().perform()),
    type,
    press: (key) => type(webDriverKeys[key]),
    errors: () => [],
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: () => session.quit(),
  }
}

/** Rejects when a command gets no response: under load, WebKit loses one now and then while a page unloads. */
async function answered<T>(command: string, response: Promise<T>): Promise<T> {
  const silence = new AbortController()
  const deadline = wait(10_000, undefined, { signal: silence.signal }).then(() => {
    throw new Error(`WebKitWebDriver did not respond to the ${command}.`)
  })
  return Promise.race([response, deadline]).finally(() => {
    deadline.catch(() => undefined)
    silence.abort()
  })
}

/**
 * Browsers log every 4xx response as an error. Firefox also logs the body that React Router still reads when the page
 * leaves for the checkout: the router handles no rejection of `decoded.done`.
 */
const isUnexpected = (line: string) =>
  !/^Failed to load resource|status of 4\d\d|Error in input stream/.test(line)

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill()
  await exit
}
