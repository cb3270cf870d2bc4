/**
 * `npm run lab -- load`: how the built server is under requests. Warm (the page is cached), cold (every
 * request is another page that must be made), with the platform down, and its memory over 200,000 requests;
 * beside a bare React Router page of equal content; and on a platform a hundred times as large.
 * `LOAD_REQUESTS` sets another number.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { askBare } from './bare-client.ts'
import { compareRendering } from './compare-rendering.ts'
import { measureGrowth } from './measure-growth.ts'
import { residentBytes } from './resident-bytes.ts'
import { root, startStack } from './start-stack.ts'

interface Figures {
  run: string
  requests: number
  perSecond: number
  medianMs: number
  p99Ms: number
  failed: number
  residentMegabytes: number | undefined
}

const total = Number(process.env['LOAD_REQUESTS'] ?? 200_000)
const connections = 20
const acceptsBrotli = { 'accept-encoding': 'br' }

const quarter = Math.max(1000, Math.floor(total / 4))
const stack = await startStack('tideline')
const pid = stack.site.process.pid ?? 0
const figures: Figures[] = []
let rendering: Awaited<ReturnType<typeof compareRendering>>
try {
  await (await fetch(`${stack.site.origin}/`)).text()
  await measure('first 1,000 (the engine warms up)', { amount: 1000 })
  for (let part = 1; part <= 4; part += 1) {
    await measureKept(`cached page, part ${part} of 4`, quarter)
  }
  await measure('page made for each request', { amount: 1000, path: '/?login' })
  await measure('data of a client navigation', { amount: 1000, path: '/about.data' })
  rendering = await compareRendering(`${stack.site.origin}/?login`)
  stack.sandbox.process.kill('SIGKILL')
  await measureKept('cached page, platform down', quarter)
  await measure('page made for each request, platform down', { amount: 500, path: '/?login' })
} finally {
  await stack.stop()
}

const [small, large] = await measureGrowth([1, 100])
if (!small || !large) throw new Error('Two worlds were asked for.')

const kept = figures.filter(({ run }) => run.startsWith('cached page, part'))
const growth = (kept.at(-1)?.residentMegabytes ?? 0) - (kept[0]?.residentMegabytes ?? 0)
const failed = figures.reduce((sum, each) => sum + each.failed, 0)
mkdirSync(join(root, 'reports'), { recursive: true })
writeFileSync(
  join(root, 'reports/load.json'),
  JSON.stringify({ figures, growthMegabytes: growth, rendering, world: { small, large } }, null, 2),
)
console.table(figures)
console.log(
  'The home page made anew, uncompressed, beside React Router alone with the same elements:',
)
console.table(rendering)
console.log('Milliseconds a page takes as the platform grows:')
console.table([small, large])
console.log(
  `memory grew by ${growth.toFixed(1)} MB from the first quarter to the last; ${failed} failed`,
)
// A leak shows as steady growth; the collector's own ups and downs are smaller than this.
process.exitCode = failed === 0 && growth < 30 ? 0 : 1

async function measureKept(run: string, requests: number): Promise<void> {
  const address = `${stack.site.origin}/`
  const { seconds, ...rest } = await askBare(address, { amount: requests, connections })
  figures.push({ run, requests, perSecond: Math.round(requests / seconds), ...rest, ...resident() })
}

function resident(): Pick<Figures, 'residentMegabytes'> {
  const bytes = residentBytes(pid)
  return { residentMegabytes: bytes === undefined ? undefined : Math.round(bytes / 1e5) / 10 }
}

async function measure(
  run: string,
  { amount, path = '/' }: { amount: number; path?: string },
): Promise<void> {
  const result = await autocannon({
    url: stack.site.origin + path,
    connections,
    amount,
    headers: acceptsBrotli,
    timeout: 30,
  })
  figures.push({
    run,
    requests: result.requests.total,
    perSecond: Math.round(result.requests.total / result.duration),
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
    ...resident(),
  })
}
