/**
 * `npm run load`: how the built server stands under requests. Warm (the page is kept), cold (every
 * request is another page that must be made), with the platform down, and its memory over 200,000 requests.
 * `LOAD_REQUESTS` sets another number.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recordFigures } from '@milepost/presets/figures'
import autocannon from 'autocannon'
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
try {
  await (await fetch(`${stack.site.origin}/`)).text()
  await measure('first 1,000 (the engine warms up)', { amount: 1000 })
  for (let part = 1; part <= 4; part += 1) {
    await measure(`kept page, part ${part} of 4`, { amount: quarter })
  }
  await measure('page made for each request', { amount: 1000, path: '/?login' })
  await measure('data of a client navigation', { amount: 1000, path: '/about.data' })
  stack.sandbox.process.kill('SIGKILL')
  await measure('kept page, platform down', { amount: quarter })
  await measure('page made for each request, platform down', { amount: 500, path: '/?login' })
} finally {
  await stack.stop()
}

const kept = figures.filter(({ run }) => run.startsWith('kept page, part'))
const growth = (kept.at(-1)?.residentMegabytes ?? 0) - (kept[0]?.residentMegabytes ?? 0)
const failed = figures.reduce((sum, each) => sum + each.failed, 0)
mkdirSync(join(root, 'reports'), { recursive: true })
writeFileSync(
  join(root, 'reports/load.json'),
  JSON.stringify({ figures, growthMegabytes: growth }, null, 2),
)
recordFigures('load', [
  {
    row: 20,
    measure: 'kept pages a second, one process',
    value: Math.max(...kept.map(({ perSecond }) => perSecond)),
    unit: '/s',
  },
  {
    row: 20,
    measure: 'pages made a second, one process',
    value: figures.find(({ run }) => run === 'page made for each request')?.perSecond ?? Number.NaN,
    unit: '/s',
  },
  {
    row: 21,
    measure: `memory after ${kept.length * quarter + 1000} requests`,
    value: kept.at(-1)?.residentMegabytes ?? Number.NaN,
    unit: 'MB',
  },
])
console.table(figures)
console.log(
  `memory grew by ${growth.toFixed(1)} MB from the first quarter to the last; ${failed} failed`,
)
// A leak shows as steady growth; the collector's own ups and downs are smaller than this.
process.exitCode = failed === 0 && growth < 30 ? 0 : 1

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
  const megabytes = residentBytes(pid)
  figures.push({
    run,
    requests: result.requests.total,
    perSecond: Math.round(result.requests.total / result.duration),
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
    residentMegabytes: megabytes === undefined ? undefined : Math.round(megabytes / 1e5) / 10,
  })
}
