import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type RunningServer, startServer, stopServer } from '@milepost/config/server-process'
import { freePort } from '@milepost/config/free-port'

export const root = resolve(import.meta.dirname, '../../../..')

/** The built site on a sandbox of its own. */
export interface Stack {
  readonly site: RunningServer
  readonly sandbox: RunningServer
  /** Where the sandbox keeps its world. */
  readonly databaseFile: string
  /** Starts another process in place of one of the site that has ended, at the same address. */
  readonly restartSite: () => Promise<RunningServer>
  readonly stop: () => Promise<void>
}

export type DemoSite = 'tideline' | 'summit'

/**
 * Starts the site's production build.
 *
 * @param scale - how many times the demo's supporters and gifts there are
 * @param environment - settings of the site beside those of the container
 */
export async function startStack(
  name: DemoSite,
  { scale = 1, environment = {} }: { scale?: number; environment?: Record<string, string> } = {},
): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-perf-'))
  const databaseFile = join(folder, 'sandbox.db')
  const port = await freePort()
  const sandbox = await startServer({
    name: 'sandbox',
    script: join(root, 'packages/sandbox/src/cli.ts'),
    args: ['--port', '0', '--database', databaseFile].concat(
      ['--content', join(root, 'apps/site/content'), '--scale', String(scale)],
      ['--site-origin', `http://localhost:${port}`],
    ),
    timeoutMs: 120_000,
    verbose: false,
  })
  const launchSite = () =>
    startServer({
      name: 'site',
      script: join(root, 'apps/site/build/serve.js'),
      environment: {
        SITE: name,
        PORT: String(port),
        HOST: '127.0.0.1',
        SITE_ORIGIN: `http://localhost:${port}`,
        SANDBOX_ORIGIN: sandbox.origin,
        // As deploy/Dockerfile runs it.
        NODE_OPTIONS: '--max-semi-space-size=8',
        MALLOC_ARENA_MAX: '2',
        ...environment,
      },
      timeoutMs: 60_000,
      verbose: false,
    })
  const site = await launchSite()
  let running = site
  return {
    site,
    sandbox,
    databaseFile,
    restartSite: async () => {
      running = await launchSite()
      return running
    },
    stop: async () => {
      await Promise.all([stopServer(running.process), stopServer(sandbox.process)])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
