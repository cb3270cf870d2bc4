import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type RunningServer, startServer, stopServer } from '@milepost/presets/server-process'
import getPort from 'get-port'

export const root = resolve(import.meta.dirname, '../../..')

/** The built site on a sandbox of its own. */
export interface Stack {
  readonly site: RunningServer
  readonly sandbox: RunningServer
  readonly stop: () => Promise<void>
}

export type DemoSite = 'tideline' | 'summit'

/**
 * Starts the site's production build.
 *
 * @param scale - how many times the demo's supporters and gifts there are
 */
export async function startStack(name: DemoSite, { scale = 1 } = {}): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-perf-'))
  const port = await getPort({ host: '127.0.0.1' })
  const sandbox = await startServer({
    name: 'sandbox',
    script: join(root, 'packages/sandbox/src/cli.ts'),
    args: ['--port', '0', '--database', join(folder, 'sandbox.db')].concat(
      ['--content', join(root, 'apps/site/content'), '--scale', String(scale)],
      ['--site-origin', `http://localhost:${port}`],
    ),
    timeoutMs: 120_000,
    verbose: false,
  })
  const site = await startServer({
    name: 'site',
    script: join(root, 'apps/site/server/serve.ts'),
    environment: {
      SITE: name,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_ORIGIN: `http://localhost:${port}`,
      NODE_ENV: 'production',
      SANDBOX_ORIGIN: sandbox.origin,
    },
    timeoutMs: 60_000,
    verbose: false,
  })
  return {
    site,
    sandbox,
    stop: async () => {
      await Promise.all([stopServer(site.process), stopServer(sandbox.process)])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
