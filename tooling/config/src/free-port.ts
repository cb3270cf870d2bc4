import { randomInt } from 'node:crypto'
import getPort from 'get-port'

/**
 * A port for a server that a test starts a little later.
 *
 * It is below the ports that Linux gives to outgoing connections (32768 and up): one of those may be taken
 * between asking and listening, and a browser opens hundreds. It is drawn at random, as tests run side by side.
 */
export function freePort(): Promise<number> {
  return getPort({ port: Array.from({ length: 20 }, () => randomInt(11_000, 32_000)) })
}
