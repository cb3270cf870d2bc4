import { ask } from './http.ts'
import { percentile, residentMegabytes } from './processes.ts'
import { startStack } from './stack.ts'

const hostFor = (index: number) => `site-${index}.example`

/**
 * Many sites in one process (`SITES`, 200 by default): the time until it listens, its memory, the first page of each site, and cached
 * pages and pages made for each request of the first and the last site.
 */
export async function sites(): Promise<void> {
  const amount = Number(process.env['SITES'] ?? 200)
  let startedMs = 0
  const stack = await startStack('tideline', {
    sites: (sandbox) => {
      startedMs = performance.now()
      const settings = Array.from({ length: amount }, (_, index) => ({
        SITE_ORIGIN: `http://${hostFor(index)}`,
        CONTENT_ENDPOINT: `${sandbox}/content/tideline/api/v2`,
        CONTENT_SITE_UID: 'tideline',
      }))
      return Object.fromEntries(settings.map((site, index) => [`site-${index}`, site]))
    },
    environment: {
      RATE_LIMITS: 'off',
      // As docs/guides/scale-a-site.md#serve-several-sites-from-one-process says.
      NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=400',
    },
  })
  try {
    const startMs = performance.now() - startedMs
    const memory = () => residentMegabytes(stack.site.pid())
    const started = memory()
    const msFor = async (index: number, path = '/') => {
      const host = hostFor(index)
      const { status, tookMs } = await ask(stack.origin, path, { headers: { host } })
      if (status !== 200) throw new Error(`${host} answered ${status}`)
      return tookMs
    }
    const firsts: number[] = []
    for (let index = 0; index < amount; index += 1) firsts.push(await msFor(index))
    const opened = memory()
    const foreign = await ask(stack.origin, '/', { headers: { host: 'nobody.example' } })
    if (foreign.status !== 421) throw new Error(`A foreign host was answered ${foreign.status}`)
    // In turn, so that other work on the machine affects both.
    const inTurn = async (rounds: number, path: string) => {
      const [first, last]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round += 1) {
        first.push(await msFor(0, path))
        last.push(await msFor(amount - 1, path))
      }
      return `${percentile(first, 50)}, ${percentile(last, 50)}`
    }
    console.table({
      'start (ms)': Math.round(startMs),
      'memory after the start (MB)': started,
      [`memory with the home page of ${amount} sites (MB)`]: opened,
      'first page of a site, median (ms)': percentile(firsts, 50),
      'cached page of the first and the last site (ms)': await inTurn(2000, '/'),
      'page made for the first and the last site (ms)': await inTurn(300, '/?login'),
      'memory at the end (MB)': memory(),
    })
  } finally {
    await stack.stop()
  }
}
