import getPort, { portNumbers } from 'get-port'

/** Ports above 1023 that browsers and fetch block ("bad ports" in the Fetch standard). */
const portsBlockedByBrowsers = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10_080,
])

/** Number of ports to try after the requested one. */
const maxAttempts = 99

/**
 * Returns the requested port; or, if it is not available, prints a note and returns the next free one.
 *
 * @param preferred - requested port
 * @param what - name of the server, for the note
 * @param options.taken - ports to skip
 */
export async function choosePort(
  preferred: number,
  what: string,
  {
    taken = [],
    log = console.log,
  }: { taken?: readonly number[]; log?: (line: string) => void } = {},
): Promise<number> {
  const candidates = portNumbers(preferred, Math.min(preferred + maxAttempts, 65_535))
  const usable = [...candidates].filter((port) => !portsBlockedByBrowsers.has(port))
  const port = await getPort({ port: usable, exclude: [...taken] })
  if (port !== preferred) {
    const why = portsBlockedByBrowsers.has(preferred) ? 'blocked by browsers' : 'in use'
    log(`  !  Port ${preferred} is ${why}: ${what} uses ${port} instead.`)
  }
  return port
}
