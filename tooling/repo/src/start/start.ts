/**
 * `npm start` and `npm run dev`: builds what is stale, starts the sandbox and the site, says where
 * they are, and ends both when it ends.
 */
import { mkdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { buildSite } from './build-site.ts'
import { type RunningServer, startServer, stopServer } from '@milepost/config/server-process'
import { createSteps } from '@milepost/cli/src/command/steps.ts'
import { choosePort } from '@milepost/cli/src/serve/choose-port.ts'
import { outsideServices } from '@milepost/cli/src/serve/outside-services.ts'
import { type SiteStart, siteVariables } from '@milepost/cli/src/serve/site-variables.ts'
import { helpText, OptionError, readOptions, sitesIn, type StartOptions } from './options.ts'
import { summary } from './summary.ts'
import { originOf, writeSitesFile } from './write-sites-file.ts'

type Variables = Record<string, string>

const root = resolve(import.meta.dirname, '../../../..')
const contentFolder = join(root, 'apps/site/content')
const stateFolder = join(root, '.milepost')
const step = createSteps(process.stdout)
const running: RunningServer[] = []
let ending = false

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), sitesIn(contentFolder))
  if (options.help) {
    console.log(helpText)
    return
  }
  const keys = [options.site, ...options.otherSites]
  console.log(`\n  Milepost · ${keys.join(', ')}${options.development ? ' (development)' : ''}\n`)
  const sandboxPort = await choosePort(options.sandboxPort, 'the sandbox')
  const sitePort = await choosePort(options.sitePort, 'the site', { taken: [sandboxPort] })
  const isOne = options.otherSites.length === 0
  const siteOrigin = isOne ? `http://localhost:${sitePort}` : originOf(options.site, sitePort)

  const outside = outsideServices(process.env)
  const [sandbox] = await Promise.all([
    outside.needsSandbox
      ? step(options.reset ? 'Fresh sandbox' : 'Sandbox', () =>
          startSandbox(options, sandboxPort, siteOrigin),
        )
      : undefined,
    options.development ? undefined : step('Build', () => buildSite(root)),
  ])
  const site = await step('Site', () =>
    startSite(options, {
      port: sitePort,
      siteOrigin,
      sandboxOrigin: sandbox?.origin,
      contentFolder: options.content === 'files' ? join(contentFolder, options.site) : undefined,
    }),
  )
  const others = options.otherSites.map((key) => originOf(key, sitePort))
  console.log(
    summary({
      site: options.site,
      siteOrigins: isOne ? [site.origin] : [siteOrigin, ...others],
      sandboxOrigin: sandbox?.origin,
      contentFolder: relative(root, join(contentFolder, options.site)),
      command: options.development ? 'npm run dev' : 'npm start',
    }),
  )
}

async function startSandbox(
  options: StartOptions,
  port: number,
  siteOrigin: string,
): Promise<RunningServer> {
  mkdirSync(stateFolder, { recursive: true })
  const args = ['--port', String(port), '--database', join(stateFolder, 'sandbox.db')]
  args.push(
    '--content',
    contentFolder,
    '--site-origin',
    siteOrigin,
    '--scale',
    String(options.scale),
  )
  if (options.reset) args.push('--reset')
  return keep(
    await startServer({
      name: 'sandbox',
      script: join(root, 'packages/sandbox/src/cli.ts'),
      args,
      timeoutMs: 120_000,
      verbose: options.development,
    }),
    'sandbox',
  )
}

async function startSite(
  options: StartOptions,
  facts: Omit<SiteStart, 'site'>,
): Promise<RunningServer> {
  const variables = siteVariables(process.env, { site: options.site, ...facts })
  const environment =
    options.otherSites.length === 0 ? variables : variablesOfAll(variables, options, facts)
  return keep(
    await startServer({
      name: 'site',
      script: join(root, 'apps/site', options.development ? 'dev.ts' : 'build/serve.js'),
      environment,
      timeoutMs: 60_000,
      verbose: options.development,
    }),
    'site',
  )
}

/** The settings of the process; each site's own are in a file. */
function variablesOfAll(
  { SITE: _site, SITE_ORIGIN: _origin, CONTENT_FOLDER: _folder, ...variables }: Variables,
  { site, otherSites, content }: StartOptions,
  { port }: Omit<SiteStart, 'site'>,
): Variables {
  mkdirSync(stateFolder, { recursive: true })
  const file = writeSitesFile(stateFolder, {
    keys: [site, ...otherSites],
    port,
    contentFolder: content === 'files' ? contentFolder : undefined,
  })
  // What the environment may say of one site says nothing here.
  return { ...variables, SITES_FILE: file, SITE: '', SITE_ORIGIN: '' }
}

function keep(server: RunningServer, name: string): RunningServer {
  running.push(server)
  server.process.once('exit', (code, signal) => {
    if (ending) return
    console.error(`\n  The ${name} stopped unexpectedly (${signal ?? code}).`)
    void end(1)
  })
  return server
}

async function end(code: number): Promise<never> {
  ending = true
  await Promise.all(running.map((server) => stopServer(server.process)))
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (ending) return
    console.log('\n  Stopping …')
    void end(0)
  })
}

try {
  await main()
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}`)
  if (error instanceof OptionError) console.error(`\n${helpText}`)
  await end(1)
}
