import { existsSync } from 'node:fs'

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

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

/** What Playwright and Vitest's browser mode are given to start Chromium with. */
export function chromiumLaunchOptions(): {
  executablePath?: string
  chromiumSandbox: boolean
  args: string[]
} {
  const executablePath = findChromium()
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    chromiumSandbox: false,
    args: [...chromiumArgs],
  }
}
