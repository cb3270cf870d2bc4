import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RunningServer, startServer, stopServer } from '@milepost/presets/server-process'
import { freePort } from '@milepost/presets/free-port'
import type { Stage } from './in-a-folder.ts'
import { run } from './run.ts'
import { startProcess } from './start-process.ts'

const varnishd = '/usr/sbin/varnishd'
const paths = ['/', '/about', '/how-it-works', '/questions', '/sponsors', '/resources', '/contact']

/**
 * Stands two servers of the site behind Varnish and rehearses a peak day: how many requests the cache
 * answers, how many pages a stampede renders, and what visitors see when both servers die.
 *
 * @throws Error when the cache does not do what it should
 */
export async function rehearseCache(stage: Stage): Promise<void> {
  const { root, folder, log } = stage
  ensureVarnish()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const sandbox = await startServer({
    name: 'sandbox',
    script: join(root, 'packages/sandbox/src/cli.ts'),
    args: ['--port', '0', '--database', join(folder, 'sandbox.db')].concat(
      ['--content', join(root, 'apps/site/content')],
      ['--site-origin', origin],
    ),
    timeoutMs: 60_000,
    verbose: false,
  })
  const servers = await Promise.all([
    startSite(root, origin, sandbox),
    startSite(root, origin, sandbox),
  ])
  writeFileSync(join(folder, 'site.vcl'), policy(root, servers))
  const cache = await startProcess(
    varnishd,
    [
      '-F',
      '-a',
      `127.0.0.1:${port}`,
      '-f',
      join(folder, 'site.vcl'),
      '-n',
      join(folder, 'varnish'),
    ].concat(['-s', 'malloc,64m', '-j', 'none']),
    { cwd: folder, origin: `${origin}/healthz`, timeoutMs: 60_000 },
  )
  try {
    await rehearseHits(origin, log)
    await rehearseStampede(origin, stage)
    await rehearsePrivacy(origin, log)
    await rehearseDeath(origin, servers, log)
  } finally {
    await cache.stop()
    await Promise.all([...servers, sandbox].map((server) => stopServer(server.process)))
  }
}

/** Debian's Varnish, where the machine lets it be installed. */
function ensureVarnish(): void {
  if (existsSync(varnishd)) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 300_000 }
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', 'varnish'], options)
  }
  if (!existsSync(varnishd)) throw new Error('Install Varnish first: apt-get install varnish')
}

function startSite(root: string, origin: string, sandbox: RunningServer): Promise<RunningServer> {
  return startServer({
    name: 'site',
    script: join(root, 'apps/site/build/serve.js'),
    environment: {
      SITE: 'tideline',
      PORT: '0',
      HOST: '127.0.0.1',
      SITE_ORIGIN: origin,
      SANDBOX_ORIGIN: sandbox.origin,
    },
    timeoutMs: 60_000,
    verbose: false,
  })
}

function policy(root: string, servers: readonly RunningServer[]): string {
  const values = new Map<string, string>()
  for (const [index, name] of ['one', 'two'].entries()) {
    const { port } = new URL(servers[index]?.origin ?? '')
    values.set(`${name}.host`, '127.0.0.1').set(`${name}.port`, port)
  }
  const template = readFileSync(join(root, 'deploy/varnish.vcl'), 'utf8')
  return template.replaceAll(
    /\{\{([\w.]+)\}\}/g,
    (braces, name: string) => values.get(name) ?? braces,
  )
}

async function rehearseHits(origin: string, log: Stage['log']): Promise<void> {
  const rounds = 100
  let hits = 0
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(paths.map((path) => ask(origin + path)))
    expect(
      answers.every(({ status }) => status === 200),
      'every page answers',
    )
    hits += answers.filter(({ cache }) => cache === 'HIT').length
  }
  const ratio = hits / (rounds * paths.length)
  log(`hit ratio over ${rounds * paths.length} requests: ${(ratio * 100).toFixed(1)} %`)
  expect(ratio > 0.9, 'nine of ten requests are answered by the cache')
}

/** A page that nobody asked for yet, asked for by a thousand at once. */
async function rehearseStampede(origin: string, { folder, log }: Stage): Promise<void> {
  const path = '/?slug=donate'
  const before = countFetches(folder)
  const answers = await Promise.all(Array.from({ length: 1000 }, () => ask(origin + path)))
  const rendered = countFetches(folder) - before
  expect(
    answers.every(({ status }) => status === 200),
    'a stampede is answered',
  )
  log(`1,000 at once on a cold page: ${rendered} reached the servers`)
  expect(rendered <= 2, 'a stampede is one request to the servers')
}

/** How many requests the cache sent on to the servers, by its own count. */
function countFetches(folder: string): number {
  const name = 'MAIN.backend_req'
  const text = run('varnishstat', ['-1', '-n', join(folder, 'varnish'), '-f', name], {
    cwd: folder,
  })
  return Number(/MAIN\.backend_req\s+(\d+)/.exec(text)?.[1])
}

/** What belongs to one visitor never comes from the cache. */
async function rehearsePrivacy(origin: string, log: Stage['log']): Promise<void> {
  for (const query of ['?name=Ada', '?donation-id=1', '?login', '?previewToken=x']) {
    for (let time = 0; time < 2; time += 1) {
      const { cache, control } = await ask(`${origin}/about${query}`)
      const isKept = cache === 'HIT' && !control.includes('public')
      expect(!isKept, `${query} is not kept`)
    }
  }
  log('personal queries are not kept')
}

async function rehearseDeath(
  origin: string,
  servers: readonly RunningServer[],
  log: Stage['log'],
): Promise<void> {
  for (const { process: server } of servers) server.kill('SIGKILL')
  // Longer than a page is fresh, and until the probes have noticed.
  await new Promise((resolve) => setTimeout(resolve, 15_000))
  const answers = await Promise.all(paths.map((path) => ask(origin + path)))
  expect(
    answers.every(({ status }) => status === 200),
    'pages outlive both servers',
  )
  log(
    `both servers killed: ${paths.length} pages still answer, ${Math.max(...answers.map(({ ageS }) => ageS))} s old`,
  )
}

async function ask(address: string) {
  const response = await fetch(address, { signal: AbortSignal.timeout(20_000) })
  await response.arrayBuffer()
  return {
    status: response.status,
    cache: response.headers.get('x-cache'),
    control: response.headers.get('cache-control') ?? '',
    ageS: Number(response.headers.get('age') ?? '0'),
  }
}

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`It does not hold that ${what}.`)
}
