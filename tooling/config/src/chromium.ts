import { existsSync } from 'node:fs'

/**
 * Finds an installed program: the one that an environment variable names, otherwise the first of the usual paths.
 *
 * @returns undefined if there is none
 */
export function findProgram(variable: string, paths: readonly string[]): string | undefined {
  const named = process.env[variable]
  return (named ? [named] : paths).find((path) => existsSync(path))
}

/** Debian's path of Chromium's headless shell. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** No GPU, and none of the background requests that a closed network delays. */
export const chromiumArgs: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Finds Chromium: `CHROMIUM_PATH` first. */
export function findChromium(): string | undefined {
  return findProgram('CHROMIUM_PATH', [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ])
}

/**
 * Finds the browser for tests without a window: the Chromium of `CHROMIUM_PATH`, otherwise Chromium's headless shell, whose contexts
 * cost a fifth, otherwise Chromium. With `FULL=1` it is always the whole browser.
 */
export function findHeadlessChromium(): string | undefined {
  const usesShell = !process.env['CHROMIUM_PATH'] && process.env['FULL'] !== '1'
  return usesShell && existsSync(headlessShell) ? headlessShell : findChromium()
}

/** Launch options of Playwright and of Vitest's browser mode. */
export function chromiumLaunchOptions(executablePath = findChromium()) {
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    chromiumSandbox: false,
    args: [...chromiumArgs],
  }
}

/** The same for tests, which open many contexts. */
export function headlessLaunchOptions() {
  return chromiumLaunchOptions(findHeadlessChromium())
}
