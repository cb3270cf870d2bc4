import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@milepost/config/free-port'
import { type RunningServer, startServer, stopServer } from '@milepost/config/server-process'
import { builtSite } from './built-site.ts'
import type { Certificate } from './make-certificate.ts'
import { repositoryRoot } from './repository-root.ts'
import { startTlsFront } from './start-tls-front.ts'

/** A sandbox and the built site on it, on free ports, with a database and content of their own. */
export interface Stack {
  readonly siteOrigin: string
  /** Where the site's processes listen themselves; one, and the site's own origin, without TLS before it. */
  readonly processOrigins: readonly string[]
  readonly sandboxOrigin: string
  /** An origin that plays a third party and counts who asks it for something. */
  readonly thirdPartyOrigin: string
  /** A copy of the site's documents that a test may break. */
  readonly contentFolder: string
  /** The file of the sandbox's database. */
  readonly databaseFile: string
  /** Ends the sandbox without warning, as a power cut would. */
  readonly killSandbox: () => Promise<void>
  readonly restartSandbox: () => Promise<void>
  /** Ends the site's first process without warning, and starts another in its place. */
  readonly replaceSite: () => Promise<void>
  readonly stop: () => Promise<void>
}

type Document = Record<string, unknown>

export interface StackOptions {
  /** Changes the fields of the site's document before anything starts. */
  edit?: (fields: Document, origins: { thirdParty: string }) => void
  environment?: Record<string, string>
  /** How the platform and the content service behave. */
  scenario?: 'slow' | 'flaky' | 'limited' | 'down'
  /** An open file that takes what the site says on standard error. */
  errorFile?: number
  /** The folder of another build of the site. @default the one that the run tests */
  build?: string
  /** The settings of several sites, by their keys, which the process serves in place of the one. */
  sites?: (facts: { port: number }) => Record<string, Record<string, string>>
  /** How many processes the site has, without TLS before it; its own origin is that of the first. @default 1 */
  processes?: number
  /** Puts nginx before two processes of the site, on this host. */
  tls?: { certificate: Certificate; host: string }
}

/** What the second process behind TLS is told of the host that was asked for: a proxy's own name for it. */
const internalHost = 'site-2.internal'

/** Starts a stack for one of the demo sites. */
export async function startStack(
  site: 'tideline' | 'summit',
  {
    edit,
    environment = {},
    scenario,
    tls,
    errorFile,
    build,
    sites,
    processes = 1,
  }: StackOptions = {},
): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-e2e-'))
  const content = join(folder, 'content')
  cpSync(join(repositoryRoot, 'apps/site/content'), content, { recursive: true })

  // Links to and from the platform's own pages need to know it before the server listens.
  const sitePort = await freePort()
  const siteOrigin = tls ? `https://${tls.host}:${sitePort}` : `http://localhost:${sitePort}`
  const sitesFile = join(folder, 'sites.json')
  if (sites) writeFileSync(sitesFile, JSON.stringify(sites({ port: sitePort })))
  const thirdPartyPort = await freePort()
  const thirdPartyOrigin = `http://127.0.0.1:${thirdPartyPort}`
  if (edit) {
    const file = join(content, site, `custom_site/${site}.json`)
    const document = JSON.parse(readFileSync(file, 'utf8')) as { data: Document }
    edit(document.data, { thirdParty: thirdPartyOrigin })
    writeFileSync(file, JSON.stringify(document))
  }

  const launchSandbox = (port: string) =>
    startServer({
      name: 'sandbox',
      script: join(repositoryRoot, 'packages/sandbox/src/cli.ts'),
      args: `--port ${port} --site-origin ${siteOrigin} --third-party-port ${thirdPartyPort}`
        .split(' ')
        .concat('--database', join(folder, 'sandbox.db'), '--content', content)
        .concat(scenario === undefined ? [] : ['--scenario', scenario]),
      timeoutMs: 120_000,
      verbose: false,
    })
  let sandbox: RunningServer = await launchSandbox(String(await freePort()))
  const sandboxOrigin = sandbox.origin
  const launchSite = (port: number) =>
    startServer({
      name: 'site',
      script: join(build ?? builtSite(), 'serve.js'),
      environment: {
        PORT: String(port),
        HOST: '127.0.0.1',
        ...(sites ? { SITES_FILE: sitesFile } : { SITE: site, SITE_ORIGIN: siteOrigin }),
        SANDBOX_ORIGIN: sandboxOrigin,
        // On a good day, what a page waits for comes, however slow the machine is.
        ...(scenario === undefined ? { READ_TIMEOUT_MS: '60000' } : {}),
        ...environment,
      },
      timeoutMs: 120_000,
      verbose: false,
      ...(errorFile === undefined ? {} : { errorFile }),
    })
  const more = Array.from({ length: tls ? 2 : processes - 1 }, freePort)
  const ports = [...(tls ? [] : [sitePort]), ...(await Promise.all(more))]
  const servers = await Promise.all(ports.map(launchSite))
  const front = tls
    ? await startTlsFront(tls.certificate, {
        port: sitePort,
        servers: ports.map((port, index) => ({
          origin: `http://127.0.0.1:${port}`,
          ...(index === 1 ? { host: internalHost } : {}),
        })),
      })
    : undefined

  return {
    siteOrigin,
    processOrigins: ports.map((port) => `http://127.0.0.1:${port}`),
    sandboxOrigin,
    thirdPartyOrigin,
    contentFolder: join(content, site),
    databaseFile: join(folder, 'sandbox.db'),
    killSandbox: () => kill(sandbox),
    restartSandbox: async () => {
      sandbox = await launchSandbox(new URL(sandboxOrigin).port)
    },
    replaceSite: async () => {
      const [first] = servers
      const [port] = ports
      if (first === undefined || port === undefined) return
      await kill(first)
      servers[0] = await launchSite(port)
    },
    stop: async () => {
      await front?.stop()
      await Promise.all([...servers, sandbox].map((server) => stopServer(server.process)))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Ends a process as a power cut would. */
function kill({ process }: RunningServer): Promise<void> {
  return new Promise((resolve) => {
    process.once('exit', () => resolve())
    process.kill('SIGKILL')
  })
}
