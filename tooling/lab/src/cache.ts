import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './http.ts'
import { log, run } from './processes.ts'
import { type Stack, startStack } from './stack.ts'

const paths = ['/', '/about', '/how-it-works', '/questions', '/sponsors', '/resources', '/contact']
const rounds = 100

/**
 * Puts Varnish in front of two servers: its hit ratio, the renders of a stampede, personal pages, and pages after both are killed.
 *
 * @throws Error if the cache does not do what it should
 */
export async function cache(): Promise<void> {
  const stack = await startStack('tideline', { processes: [{}, {}], varnish: true })
  try {
    await checkHits(stack)
    await checkStampede(stack)
    for (const query of ['?name=Ada', '?donation-id=1', '?login', '?previewToken=x']) {
      await ask(stack.origin, `/about${query}`)
      const { headers } = await ask(stack.origin, `/about${query}`)
      const isShared = headers['x-cache'] === 'HIT' && !headers['cache-control']?.includes('public')
      expect(!isShared, `${query} is not cached`)
    }
    log('personal queries are not cached')
    await checkDeath(stack)
  } finally {
    await stack.stop()
  }
}

async function checkHits({ origin }: Stack): Promise<void> {
  let hits = 0
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(paths.map((path) => ask(origin, path)))
    expect(
      answers.every(({ status }) => status === 200),
      'every page answers',
    )
    hits += answers.filter(({ headers }) => headers['x-cache'] === 'HIT').length
  }
  const ratio = hits / (rounds * paths.length)
  log(`hit ratio over ${rounds * paths.length} requests: ${(ratio * 100).toFixed(1)} %`)
  expect(ratio > 0.9, 'nine of ten requests are hits')
}

/** A page that is requested for the first time, by a thousand visitors at once. */
async function checkStampede({ origin, folder }: Stack): Promise<void> {
  const countRenders = async () => {
    const args = ['-1', '-n', join(folder, 'varnish'), '-f', 'MAIN.backend_req']
    const text = await run('varnishstat', args, { cwd: folder })
    return Number(/MAIN\.backend_req\s+(\d+)/.exec(text)?.[1])
  }
  const before = await countRenders()
  const all = Array.from({ length: 1000 }, () => ask(origin, '/?slug=donate'))
  const answers = await Promise.all(all)
  const rendered = (await countRenders()) - before
  expect(
    answers.every(({ status }) => status === 200),
    'a stampede is answered',
  )
  log(`1,000 at once on a cold page: ${rendered} reached the servers`)
  expect(rendered <= 2, 'a stampede is one request to the servers')
}

async function checkDeath({ origin, sites }: Stack): Promise<void> {
  await Promise.all(sites.map((site) => site.kill()))
  // Longer than a page is fresh, and until the probes have noticed.
  await wait(15_000)
  const answers = await Promise.all(paths.map((path) => ask(origin, path)))
  expect(
    answers.every(({ status }) => status === 200),
    'pages outlive both servers',
  )
  log(`both servers killed: ${paths.length} pages still answer`)
}

function expect(holds: boolean, claim: string): void {
  if (!holds) throw new Error(`It is not true that ${claim}.`)
}
