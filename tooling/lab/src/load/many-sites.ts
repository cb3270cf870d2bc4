/**
 * `npm run lab -- sites`: 200 sites in one process: how long it takes to start, what it takes of memory, how fast the first
 * and the last site are, and what a storm on one site does to another. `SITES` sets another number.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@milepost/config/free-port'
import { startServer, stopServer } from '@milepost/config/server-process'
import { askHost, type Answer } from './ask-host.ts'
import { residentBytes } from './resident-bytes.ts'
import { root } from './start-stack.ts'

const count = Number(process.env['SITES'] ?? 200)
/** The storm: so many requests a second. */
const stormPerSecond = 2000
const stormSeconds = 30
/** The other site is asked so often meanwhile. */
const probesPerSecond = 100

const folder = mkdtempSync(join(tmpdir(), 'milepost-sites-'))
const silent = createServer(() => undefined)
await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
const silentOrigin = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
const sandbox = await startServer({
  name: 'sandbox',
  script: join(root, 'packages/sandbox/src/cli.ts'),
  args: ['--port', '0', '--database', join(folder, 'sandbox.db')].concat(
    ['--content', join(root, 'apps/site/content')],
    ['--site-origin', 'http://localhost:4000'],
  ),
  timeoutMs: 120_000,
  verbose: false,
})
const port = await freePort()
const hostOf = (index: number) => `site-${index}.example`
const hangs = 'hangs.example'
const sitesFile = join(folder, 'sites.json')
const table = Object.fromEntries(
  Array.from({ length: count }, (_, index) => [
    `site-${index}`,
    {
      SITE_ORIGIN: `http://${hostOf(index)}`,
      CONTENT_ENDPOINT: `${sandbox.origin}/content/tideline/api/v2`,
      CONTENT_SITE_UID: 'tideline',
    },
  ]),
)
writeFileSync(
  sitesFile,
  JSON.stringify({
    ...table,
    hangs: { SITE_ORIGIN: `http://${hangs}`, CONTENT_ENDPOINT: `${silentOrigin}/api/v2` },
  }),
)

const startProcess = (at: number) =>
  startServer({
    name: 'site',
    script: join(root, 'apps/site/build/serve.js'),
    environment: {
      SITES_FILE: sitesFile,
      PORT: String(at),
      HOST: '127.0.0.1',
      SANDBOX_ORIGIN: sandbox.origin,
      RATE_LIMITS: 'off',
      // As docs/guides/many-sites.md says.
      NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=400',
      MALLOC_ARENA_MAX: '2',
    },
    timeoutMs: 120_000,
    verbose: false,
  })
const startedMs = performance.now()
const site = await startProcess(port)
try {
  const startMs = performance.now() - startedMs
  const pid = site.process.pid ?? 0
  const started = megabytes(pid)
  const ask = (host: string, path = '/') => askHost({ port, host, path })
  const firsts: number[] = []
  for (let index = 0; index < count; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- site after site
    const { status, ms } = await ask(hostOf(index))
    if (status !== 200) throw new Error(`${hostOf(index)} answered ${status}`)
    firsts.push(ms)
  }
  const opened = megabytes(pid)
  const foreign = await ask('nobody.example')
  if (foreign.status !== 421) throw new Error(`A foreign host was answered ${foreign.status}`)

  // One after the other, so that both see the same machine.
  const pairs = await inTurn([hostOf(0), hostOf(count - 1)], 2000, (host) => ask(host))
  const madePairs = await inTurn([hostOf(0), hostOf(count - 1)], 300, (host) =>
    ask(host, '/?login'),
  )

  // The same storms on a process of their own take the same part of the machine: what is left is what sharing costs.
  const apartPort = await freePort()
  const apart = await startProcess(apartPort)
  await askHost({ port: apartPort, host: hostOf(1), path: '/' })
  const storms = [
    ['a cached page of another site', ['/'], hostOf(1)],
    ['pages that are made, of another site', ['/?login'], hostOf(1)],
    ['a site whose content service does not answer', ['/'], hangs],
  ] as const
  const rows = [await stormRow('nothing', undefined, { host: '', at: port })]
  for (const [storm, paths, host] of storms) {
    // oxlint-disable-next-line no-await-in-loop -- storm after storm
    rows.push(await stormRow(`${storm}, of another process`, paths, { host, at: apartPort }))
    // oxlint-disable-next-line no-await-in-loop -- as above
    rows.push(await stormRow(storm, paths, { host, at: port }))
  }
  rows.push(await stormRow('nothing, again', undefined, { host: '', at: port }))
  await stopServer(apart.process)
  console.table({
    'start (ms)': Math.round(startMs),
    'memory after the start (MB)': started,
    [`memory with the home page of ${count} sites (MB)`]: opened,
    'first page of a site, median (ms)': rounded(percentile(firsts, 50)),
    'cached page of the first site, median (ms)': rounded(percentile(pairs[0] ?? [], 50)),
    'cached page of the last site, median (ms)': rounded(percentile(pairs[1] ?? [], 50)),
    'page made for the first site, median (ms)': rounded(percentile(madePairs[0] ?? [], 50)),
    'page made for the last site, median (ms)': rounded(percentile(madePairs[1] ?? [], 50)),
    'memory at the end (MB)': megabytes(pid),
  })
  console.table(rows)
} finally {
  await Promise.all([stopServer(site.process), stopServer(sandbox.process)])
  silent.close().closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
}

/** What another site feels of a storm on one. */
async function stormRow(
  storm: string,
  paths: readonly string[] | undefined,
  { host, at }: { host: string; at: number },
) {
  const load =
    paths &&
    spawn(
      process.execPath,
      [join(import.meta.dirname, 'storm.ts'), String(at), host, String(stormPerSecond)].concat(
        [String(stormSeconds)],
        paths,
      ),
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
  let said = ''
  load?.stdout?.on('data', (text: Buffer) => {
    said += text.toString()
  })
  const done = load && new Promise((resolve) => load.once('exit', resolve))
  // The storm takes a moment to be at its height.
  await wait(3000)
  const answers: Answer[] = []
  const probes: Promise<void>[] = []
  for (let probe = 0; probe < (stormSeconds - 5) * probesPerSecond; probe += 1) {
    probes.push(
      askHost({ port, host: hostOf(count - 1), path: '/' }).then((answer) => {
        answers.push(answer)
      }),
    )
    // oxlint-disable-next-line no-await-in-loop -- at an even pace, whatever the answers take
    await wait(1000 / probesPerSecond)
  }
  await Promise.all(probes)
  await done
  const times = answers.map(({ ms }) => ms)
  return {
    storm,
    'p50 (ms)': rounded(percentile(times, 50)),
    'p99 (ms)': rounded(percentile(times, 99)),
    'not 200': answers.filter(({ status }) => status !== 200).length,
    'the storm itself': said.trim(),
  }
}

async function inTurn(
  hosts: readonly string[],
  rounds: number,
  ask: (host: string) => Promise<Answer>,
): Promise<number[][]> {
  const times = hosts.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, host] of hosts.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      times[index]?.push((await ask(host)).ms)
    }
  }
  return times
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * part) / 100))] ?? Number.NaN
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

function megabytes(pid: number): number {
  return Math.round((residentBytes(pid) ?? Number.NaN) / 1e6)
}
