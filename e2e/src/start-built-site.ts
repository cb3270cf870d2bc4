import { join } from 'node:path'
import { type RunningServer, startServer } from '@milepost/config/server-process'
import { builtSite } from './built-site.ts'

/**
 * Starts one more process of the built site "tideline" next to those of the stacks. Its read timeout is a minute, for
 * slow machines.
 *
 * @param environment - settings in addition to its port
 */
export function startBuiltSite(
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  return startServer({
    name: 'site',
    script: join(builtSite(), 'serve.js'),
    environment: {
      SITE: 'tideline',
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_ORIGIN: `http://localhost:${port}`,
      READ_TIMEOUT_MS: '60000',
      ...environment,
    },
    timeoutMs: 120_000,
    verbose: false,
  })
}
