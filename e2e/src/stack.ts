import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@milepost/config/free-port'
import type { RunningRedis } from '@milepost/config/redis'
import { startStack as startLabStack } from '@milepost/lab/stack'
import { builtSite } from './built-site.ts'
import type { Certificate } from './make-certificate.ts'
import { startTlsFront } from './start-tls-front.ts'

/** A sandbox and the built site on it, on free ports, with a separate database and content. */
export interface Stack {
  readonly siteOrigin: string
  /** The address of each process of the site. */
  readonly processOrigins: readonly string[]
  readonly sandboxOrigin: string
  /** Plays a third party and counts its requests. */
  readonly thirdPartyOrigin: string
  /** A copy of the site's documents that a test may break. */
  readonly contentFolder: string
  /** The file of the sandbox's database. */
  readonly databaseFile: string
  /** Returns the standard error of the site's processes, with `keepsErrors`. */
  readonly errors: () => string
  /** Ends the sandbox as a power cut would. */
  readonly killSandbox: () => Promise<void>
  readonly restartSandbox: () => Promise<void>
  /** The Redis of several processes. */
  readonly redis: RunningRedis | undefined
  /** Ends the site's first process as a power cut would, and starts it again. */
  readonly replaceSite: () => Promise<void>
  readonly stop: () => Promise<void>
}

type Document = Record<string, unknown>

export interface StackOptions {
  /** Changes the fields of the site's document before anything starts. */
  edit?: (fields: Document, origins: { thirdParty: string }) => void
  environment?: Record<string, string>
  /** Behaviour of the platform and the CMS. */
  scenario?: 'slow' | 'flaky' | 'limited' | 'down'
  /** Keeps the errors of the site for `errors` instead of printing them. */
  keepsErrors?: boolean
  /** The folder of another build of the site. @default the one that the run tests */
  build?: string
  /** The settings of several sites by their keys: the process serves all of them. */
  sites?: (facts: { port: number }) => Record<string, Record<string, string>>
  /** Number of the site's processes, on one Redis if there are several. @default 1 */
  processes?: number
  /** Puts nginx with TLS in front of two processes of the site. */
  tls?: { certificate: Certificate; host: string }
}

/** The `Host` that the second process behind TLS gets: the proxy's internal name for it. */
const internalHost = 'site-2.internal'

/** Starts a stack for one of the demo sites. */
export async function startStack(
  site: 'tideline' | 'summit',
  { edit, scenario, keepsErrors, build, sites, processes = 1, tls, ...options }: StackOptions = {},
): Promise<Stack> {
  const thirdPartyPort = await freePort()
  const thirdPartyOrigin = `http://127.0.0.1:${thirdPartyPort}`
  const stack = await startLabStack(site, {
    build: build ?? builtSite(),
    sandboxArguments: ['--third-party-port', String(thirdPartyPort)].concat(
      scenario === undefined ? [] : ['--scenario', scenario],
    ),
    environment: {
      // On a good day, what a page waits for comes, however slow the machine is.
      ...(scenario === undefined && { READ_TIMEOUT_MS: '60000' }),
      ...options.environment,
    },
    processes: Array.from({ length: tls ? 2 : processes }, () => ({})),
    redis: processes > 1,
    ...(keepsErrors && { errorFolder: true }),
    prepare(folder) {
      if (edit === undefined) return
      const file = join(folder, 'content', site, `custom_site/${site}.json`)
      const document = JSON.parse(readFileSync(file, 'utf8')) as { data: Document }
      edit(document.data, { thirdParty: thirdPartyOrigin })
      writeFileSync(file, JSON.stringify(document))
    },
    ...(sites && { sites: (_sandboxOrigin: string, port: number) => sites({ port }) }),
    ...(tls && {
      proxy: {
        origin: (port) => `https://${tls.host}:${port}`,
        start: (port, ports) =>
          startTlsFront(tls.certificate, {
            port,
            servers: ports.map((each, index) => ({
              origin: `http://127.0.0.1:${each}`,
              ...(index === 1 && { host: internalHost }),
            })),
          }),
      },
    }),
  })
  return {
    siteOrigin: stack.origin,
    processOrigins: stack.ports.map((port) => `http://127.0.0.1:${port}`),
    sandboxOrigin: stack.sandbox.origin,
    thirdPartyOrigin,
    contentFolder: join(stack.contentFolder, site),
    databaseFile: stack.databaseFile,
    errors: stack.errors,
    killSandbox: stack.sandbox.kill,
    restartSandbox: stack.sandbox.start,
    redis: stack.redis,
    replaceSite: async () => {
      await stack.site.kill()
      await stack.site.start()
    },
    stop: stack.stop,
  }
}
