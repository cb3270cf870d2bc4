import { existsSync } from 'node:fs'

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Debian's place for Chromium's headless shell. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * Arguments every start of Chromium gets: no GPU, and none of the background requests that a
 * closed network answers with long waits.
 */
export const chromiumArgs: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Finds the Chromium that browser tests drive: `CHROMIUM_PATH` first, then the usual places.
 *
 * @returns the executable's path, or undefined when there is none
 */
export function findChromium(
  environment: Record<string, string | undefined> = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  const named = environment['CHROMIUM_PATH']
  if (named !== undefined && named !== '') return exists(named) ? named : undefined
  return candidates.find((path) => exists(path))
}

/**
 * Finds what browser tests without a window drive: the Chromium that `CHROMIUM_PATH` names, else Chromium's headless
 * shell, else Chromium. The shell is the same engine without the windows, menus and profiles of a browser: a context
 * costs a fifth. The long version of the tests, which `FULL=1` says, drives the whole browser.
 *
 * @returns the executable's path, or undefined when there is none
 */
export function findHeadlessChromium(
  environment: Record<string, string | undefined> = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  const isNamed = (environment['CHROMIUM_PATH'] ?? '') !== ''
  const usesShell = !isNamed && environment['FULL'] !== '1' && exists(headlessShell)
  return usesShell ? headlessShell : findChromium(environment, exists)
}

interface LaunchOptions {
  executablePath?: string
  chromiumSandbox: boolean
  args: string[]
}

/** What Playwright and Vitest's browser mode are given to start Chromium with. */
export function chromiumLaunchOptions(): LaunchOptions {
  return launchOptions(findChromium())
}

/** The same for tests, which open a new context each: Chromium's headless shell where there is one. */
export function headlessLaunchOptions(): LaunchOptions {
  return launchOptions(findHeadlessChromium())
}

function launchOptions(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    chromiumSandbox: false,
    args: [...chromiumArgs],
  }
}
