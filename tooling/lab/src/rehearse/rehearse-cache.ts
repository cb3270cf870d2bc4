import { join } from 'node:path'
import type { RunningServer } from '@milepost/config/server-process'
import type { RehearsalFolder } from './in-a-folder.ts'
import { run } from './run.ts'
import { startBehindVarnish } from './start-behind-varnish.ts'

const paths = ['/', '/about', '/how-it-works', '/questions', '/sponsors', '/resources', '/contact']

/**
 * Puts two servers of the site behind Varnish and rehearses a peak day: how many requests the cache
 * answers, how many pages a stampede renders, and what visitors see when both servers die.
 *
 * @throws Error when the cache does not do what it should
 */
export async function rehearseCache(stage: RehearsalFolder): Promise<void> {
  const { log } = stage
  const { origin, servers, stop } = await startBehindVarnish(stage)
  try {
    await rehearseHits(origin, log)
    await rehearseStampede(origin, stage)
    await rehearsePrivacy(origin, log)
    await rehearseDeath(origin, servers, log)
  } finally {
    await stop()
  }
}

async function rehearseHits(origin: string, log: RehearsalFolder['log']): Promise<void> {
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
async function rehearseStampede(origin: string, { folder, log }: RehearsalFolder): Promise<void> {
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
async function rehearsePrivacy(origin: string, log: RehearsalFolder['log']): Promise<void> {
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
  log: RehearsalFolder['log'],
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
  if (!holds) throw new Error(`It is not true that ${what}.`)
}
