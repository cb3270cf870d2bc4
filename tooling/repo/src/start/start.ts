/**
 * `npm start` and `npm run dev`: runs stale builds, starts the sandbox and the site, prints their URLs, and stops both on
 * exit.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { UsageError } from '@milepost/cli/src/command/command-errors.ts'
import { createStepRunner } from '@milepost/cli/src/command/steps.ts'
import { choosePort } from '@milepost/cli/src/serve/choose-port.ts'
import { needsSandbox } from '@milepost/cli/src/serve/needs-sandbox.ts'
import { createSiteVariables } from '@milepost/cli/src/serve/site-variables.ts'
import { type RunningServer, startServer, stopServer } from '@milepost/config/server-process'
import { helpText, readOptions, type StartOptions } from './options.ts'

const root = resolve(import.meta.dirname, '../../../..')
const contentFolder = join(root, 'apps/site/content')
const stateFolder = join(root, '.milepost')
const step = createStepRunner(process.stdout)
const running: RunningServer[] = []
let ending = false

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), contentFolder)
  if (options.help) return console.log(helpText)
  const { sites, development, reset } = options
  console.log(`\n  Milepost · ${sites.join(', ')}${development ? ' (development)' : ''}\n`)
  mkdirSync(stateFolder, { recursive: true })
  const sandboxPort = await choosePort(options.sandboxPort, 'the sandbox')
  const port = await choosePort(options.port, 'the site', { taken: [sandboxPort] })
  // Browsers resolve every name below `localhost` to this machine.
  const originFor = (site: string) =>
    `http://${sites.length > 1 ? `${site}.` : ''}localhost:${port}`
  const origins = sites.map(originFor)
  const [sandbox] = await Promise.all([
    needsSandbox(process.env)
      ? step(reset ? 'Fresh sandbox' : 'Sandbox', () =>
          startSandbox(options, sandboxPort, origins[0] ?? ''),
        )
      : undefined,
    development ? undefined : step('Build', build),
  ])
  const environment = siteEnvironment(options, { port, originFor, sandboxOrigin: sandbox?.origin })
  const script = join(root, 'apps/site', development ? 'dev.ts' : 'build/serve.js')
  const settings = { script, environment, timeoutMs: 60_000, verbose: development }
  const site = await step('Site', () => start('site', settings))
  console.log(summary(options, sites.length > 1 ? origins : [site.origin], sandbox?.origin))
}

/** Builds the site if its inputs have changed, according to turbo. */
async function build(): Promise<void> {
  const turbo = [
    '--yes',
    'pnpm@12.21.0',
    'exec',
    'turbo',
    'run',
    'build',
    '--filter=@milepost/site',
  ]
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  const options = { cwd: root, env, maxBuffer: 100_000_000 }
  await promisify(execFile)('npx', [...turbo, '--output-logs=new-only'], options).catch((error) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`The build failed:\n${stdout}${stderr}`, { cause: error })
  })
}

function startSandbox({ scale, reset, development }: StartOptions, port: number, origin: string) {
  const named = { port, database: join(stateFolder, 'sandbox.db'), content: contentFolder, scale }
  const args = Object.entries({ ...named, 'site-origin': origin })
    .flatMap(([name, value]) => [`--${name}`, String(value)])
    .concat(reset ? ['--reset'] : [])
  const script = join(root, 'packages/sandbox/src/cli.ts')
  return start('sandbox', { script, args, timeoutMs: 120_000, verbose: development })
}

/** Environment variables of the site's process. Several sites have their settings in a file. */
function siteEnvironment(
  { sites: [site = '', ...others], content }: StartOptions,
  facts: { port: number; originFor: (site: string) => string; sandboxOrigin: string | undefined },
): Record<string, string> {
  const { originFor, ...rest } = facts
  const folderOf = (key: string) => (content === 'files' ? join(contentFolder, key) : undefined)
  const siteOrigin = originFor(site)
  const variables = { ...rest, site, siteOrigin, contentFolder: folderOf(site) }
  const environment = createSiteVariables(process.env, variables)
  if (others.length === 0) return environment
  const table = [site, ...others].map((key) => {
    const folder = folderOf(key)
    return [key, { SITE_ORIGIN: originFor(key), ...(folder && { CONTENT_FOLDER: folder }) }]
  })
  const file = join(stateFolder, 'sites.json')
  writeFileSync(file, JSON.stringify(Object.fromEntries(table), null, 2))
  const { CONTENT_FOLDER: _folder, ...shared } = environment
  return { ...shared, SITES_FILE: file, SITE: '', SITE_ORIGIN: '' }
}

async function start(
  name: string,
  options: Omit<Parameters<typeof startServer>[0], 'name'>,
): Promise<RunningServer> {
  const server = await startServer({ name, ...options })
  running.push(server)
  server.process.once('exit', (code, signal) => {
    if (ending) return
    console.error(`\n  The ${name} stopped unexpectedly (${signal ?? code}).`)
    void end(1)
  })
  return server
}

const supporters: Readonly<Record<string, string>> = {
  tideline:
    'maya@tideline.example, password milepost  (Maya Okonkwo; asked for when you start a page)',
  summit: 'jack@summit.example, password milepost  (Jack Nguyen; asked for when you start a page)',
}

function summary(
  { sites: [site = ''], development }: StartOptions,
  origins: readonly string[],
  sandbox: string | undefined,
): string {
  const command = development ? 'npm run dev' : 'npm start'
  const rows: [string, string | undefined | false][] = [
    ...origins.map((origin): [string, string] => ['Site', origin]),
    [
      'Sandbox',
      sandbox && `${sandbox}  (platform and content service; its page adds gifts and people)`,
    ],
    ['Sign in', sandbox && supporters[site]],
    ['Content', `apps/site/content/${site}/  (edit a file, reload the page)`],
    ['Reset', sandbox && `${command} -- --reset`],
    [
      'Other site',
      origins.length === 1 && `${command} -- --site ${site === 'summit' ? 'tideline' : 'summit'}`,
    ],
    ['Both', origins.length === 1 && 'npm start -- --site tideline,summit'],
  ]
  const lines = rows.flatMap(([label, value]) => (value ? `  ${label.padEnd(12)}${value}` : []))
  return `\n${lines.join('\n')}\n\n  Ctrl-C stops everything.\n`
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
  if (error instanceof UsageError) console.error(`\n${helpText}`)
  await end(1)
}
