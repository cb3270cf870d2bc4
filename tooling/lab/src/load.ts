import { connect } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import autocannon from 'autocannon'
import { ask } from './http.ts'
import { log, percentile, residentMegabytes } from './processes.ts'
import { type Stack, startStack } from './stack.ts'

interface Figures {
  run: string
  perSecond: number
  medianMs: number
  p99Ms: number
  failed: number
  residentMegabytes?: number | undefined
}

const total = Number(process.env['LOAD_REQUESTS'] ?? 200_000)
const connections = 20
/** Exceeds the fluctuations of garbage collection. A leak grows steadily. */
const maxGrowthMegabytes = 30

/**
 * Load tests the built site: cached pages, pages rendered per request, a platform outage, memory over `LOAD_REQUESTS` requests,
 * and a platform a hundred times as large.
 */
export async function load(): Promise<void> {
  const stack = await startStack('tideline')
  const { origin } = stack.site
  const figures: Figures[] = []
  const note = (figure: Omit<Figures, 'residentMegabytes'>) =>
    figures.push({ ...figure, residentMegabytes: residentMegabytes(stack.site.pid()) })
  const quarter = Math.max(1000, Math.floor(total / 4))
  try {
    note(await measure('first 1,000 (the engine warms up)', `${origin}/`, 1000))
    for (let part = 1; part <= 4; part += 1)
      note(await measureCached(`cached page, part ${part} of 4`, origin, quarter))
    note(await measure('page made for each request', `${origin}/?login`, 1000))
    note(await measure('data of a client navigation', `${origin}/about.data`, 1000))
    await stack.sandbox.kill()
    note(await measureCached('cached page, platform down', origin, quarter))
    note(await measure('page made, platform down', `${origin}/?login`, 500))
  } finally {
    await stack.stop()
  }
  console.table(figures)
  log('milliseconds a page takes as the platform grows')
  console.table(await measureGrowth([1, 100]))
  const parts = figures.filter(({ run }) => run.startsWith('cached page, part'))
  const growth = (parts.at(-1)?.residentMegabytes ?? 0) - (parts[0]?.residentMegabytes ?? 0)
  const failed = figures.reduce((sum, figure) => sum + figure.failed, 0)
  log(`memory grew by ${growth.toFixed(1)} MB from the first quarter to the last; ${failed} failed`)
  if (failed > 0 || growth >= maxGrowthMegabytes)
    throw new Error('Requests failed, or memory grew.')
}

async function measure(run: string, url: string, amount: number) {
  const headers = { 'accept-encoding': 'br' }
  const result = await autocannon({ url, connections, amount, headers, timeout: 30 })
  return {
    run,
    perSecond: Math.round(result.requests.total / result.duration),
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
  }
}

/**
 * Requests the home page over keep-alive connections, and parses only the status and length of each response: on the same two cores, a
 * full HTTP client uses more CPU than the server needs for a cached page.
 */
function measureCached(
  run: string,
  origin: string,
  amount: number,
): Promise<Omit<Figures, 'residentMegabytes'>> {
  const { host, port } = new URL(origin)
  const request = `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`
  const times = new Float64Array(amount)
  let [sent, answered, failed] = [0, 0, 0]
  const startedMs = performance.now()
  return new Promise((resolve, reject) => {
    const finish = () => {
      const at = (part: number) => percentile([...times], part)
      const perSecond = Math.round((amount * 1000) / (performance.now() - startedMs))
      resolve({ run, perSecond, medianMs: at(50), p99Ms: at(99), failed })
    }
    for (let open = 0; open < connections; open += 1) {
      const socket = connect(Number(port), '127.0.0.1')
      let [length, received, sentMs] = [-1, 0, 0]
      const send = () => {
        if (sent === amount) return socket.end()
        sent += 1
        ;[length, received, sentMs] = [-1, 0, performance.now()]
        return socket.write(request)
      }
      socket.on('connect', send).on('error', reject)
      socket.on('data', (data) => {
        if (length < 0) {
          const end = data.indexOf('\r\n\r\n')
          const head = data.toString('latin1', 0, end)
          const body = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
          if (end < 0 || body === undefined)
            return reject(new Error(`A response without a length:\n${head}`))
          if (!head.startsWith('HTTP/1.1 200')) failed += 1
          length = end + 4 + Number(body)
        }
        received += data.length
        if (received < length) return undefined
        times[answered] = performance.now() - sentMs
        answered += 1
        if (answered === amount) finish()
        return send()
      })
    }
  })
}

/** Numbers of measured views, and of views before them to warm up V8 and the disk cache. */
const [views, unmeasured] = [100, 20]

/**
 * Measures the median time of an uncached supporter's page, and of the home page rendered per request, on platforms of several
 * sizes. The platforms take turns, so that other work on the machine affects all of them.
 */
async function measureGrowth(scales: readonly number[]) {
  const worlds: { stack: Stack; slugs: string[]; scale: number; cold: number[]; home: number[] }[] =
    []
  try {
    for (const scale of scales) {
      const stack = await startStack('tideline', { scale })
      worlds.push({ stack, slugs: slugsAcross(stack.databaseFile), scale, cold: [], home: [] })
    }
    for (let view = 0; view < views; view += 1) {
      for (const { stack, slugs, cold, home } of worlds) {
        cold.push(await msFor(stack.origin, `/fundraising/${slugs[view] ?? ''}`))
        home.push(await msFor(stack.origin, '/?login'))
      }
    }
    return worlds.map(({ scale, cold, home }) => ({
      scale,
      coldSupporterMs: percentile(cold.slice(unmeasured), 50),
      homeMs: percentile(home.slice(unmeasured), 50),
    }))
  } finally {
    await Promise.all(worlds.map(({ stack }) => stack.stop()))
  }
}

/** Returns slugs of supporters' pages, spread evenly across a sandbox's database. */
function slugsAcross(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  const where = `currency_code = 'GBP' AND status = 'Active'`
  const rows = database.prepare(`SELECT short_name FROM pages WHERE ${where} ORDER BY id`).all()
  database.close()
  const step = Math.max(1, Math.floor(rows.length / (views + 1)))
  return rows.filter((_, index) => index % step === 0).map((row) => String(row['short_name']))
}

async function msFor(origin: string, path: string): Promise<number> {
  const { status, tookMs } = await ask(origin, path)
  if (status !== 200) throw new Error(`${path} answered ${status}.`)
  return tookMs
}
