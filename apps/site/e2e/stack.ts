import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { type RunningServer, startServer, stopServer } from '@milepost/presets/server-process'

const root = join(import.meta.dirname, '../../..')

/** A sandbox and the built site on it, on free ports, with a database and content of their own. */
export interface Stack {
  readonly siteOrigin: string
  readonly sandboxOrigin: string
  /** A copy of the site's documents that a test may break. */
  readonly contentFolder: string
  /** Ends the sandbox without warning, as a power cut would. */
  readonly killSandbox: () => Promise<void>
  readonly restartSandbox: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a stack for one of the demo sites. */
export async function startStack(site: 'tideline' | 'summit'): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-e2e-'))
  const content = join(folder, 'content')
  cpSync(join(root, 'apps/site/content'), content, { recursive: true })

  // Links to and from the platform's own pages need to know it before the server listens.
  const sitePort = await getPort({ host: '127.0.0.1' })
  const siteOrigin = `http://localhost:${sitePort}`

  const launchSandbox = (port: string) =>
    startServer({
      name: 'sandbox',
      script: join(root, 'packages/sandbox/src/cli.ts'),
      args: `--port ${port} --site-origin ${siteOrigin}`
        .split(' ')
        .concat('--database', join(folder, 'sandbox.db'), '--content', content),
      timeoutMs: 60_000,
      verbose: false,
    })
  let sandbox: RunningServer = await launchSandbox('0')
  const sandboxOrigin = sandbox.origin
  const server = await startServer({
    name: 'site',
    script: join(root, 'apps/site/server/serve.ts'),
    environment: {
      SITE: site,
      PORT: String(sitePort),
      HOST: '127.0.0.1',
      SITE_ORIGIN: siteOrigin,
      NODE_ENV: 'production',
      SANDBOX_ORIGIN: sandboxOrigin,
    },
    timeoutMs: 30_000,
    verbose: false,
  })

  return {
    siteOrigin: server.origin,
    sandboxOrigin,
    contentFolder: join(content, site),
    killSandbox: () =>
      new Promise((resolve) => {
        sandbox.process.once('exit', () => resolve())
        sandbox.process.kill('SIGKILL')
      }),
    restartSandbox: async () => {
      sandbox = await launchSandbox(new URL(sandboxOrigin).port)
    },
    stop: async () => {
      await Promise.all([stopServer(server.process), stopServer(sandbox.process)])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
