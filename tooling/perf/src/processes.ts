/**
 * `npm run load:processes`: one, two and four processes of one site behind nothing, with a Redis between them, each asked for
 * its cached home page while gifts arrive. Where the machine has fewer cores than there are processes and clients, what four
 * cores would give is worked out from the processor time that an answer takes.
 */
import { cpus } from 'node:os'
import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { freePort } from '@milepost/presets/free-port'
import { giveOnSandbox } from '@milepost/presets/give-on-sandbox'
import { startRedis } from '@milepost/presets/redis'
import { type RunningServer, startServer, stopServer } from '@milepost/presets/server-process'
import { join } from 'node:path'
import { askBare } from './bare-client.ts'
import { root, startStack } from './start-stack.ts'

const counts = [1, 2, 4]
const rounds = 3
/** Answers of all processes together, in each round. */
const amount = 120_000
const gifts = 6
/** Each process's own clients: few, as a load balancer has few connections to each. */
const connections = 8

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
const redis = await startRedis()
const stack = await startStack('tideline', { environment: { REDIS_URL: redis.url } })
const processes: RunningServer[] = [stack.site]
const measured = new Map<number, { cpuUs: number[]; perSecond: number[] }>()
try {
  while (processes.length < Math.max(...counts)) processes.push(await another())
  for (let round = 0; round < rounds; round += 1) {
    for (const count of counts) await measure(count)
  }
} finally {
  await Promise.all(processes.slice(1).map(({ process: each }) => stopServer(each)))
  await stack.stop()
  await redis.kill()
}

const alone = median(measured.get(1)?.cpuUs ?? [])
console.log(`${cpus().length} cores; the clients and the sandbox take their share of them`)
console.table(
  Object.fromEntries(
    [...measured].map(([count, { cpuUs, perSecond }]) => [
      `${count} processes`,
      {
        'answers a second here': Math.round(median(perSecond)),
        'processor time an answer (µs)': Math.round(median(cpuUs) * 10) / 10,
        'with a core for each process, × one process':
          Math.round(((count * alone) / median(cpuUs)) * 100) / 100,
      },
    ]),
  ),
)

async function another(): Promise<RunningServer> {
  return startServer({
    name: 'site',
    script: join(root, 'apps/site/build/serve.js'),
    environment: {
      SITE: 'tideline',
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      SITE_ORIGIN: stack.site.origin,
      SANDBOX_ORIGIN: stack.sandbox.origin,
      REDIS_URL: redis.url,
      NODE_OPTIONS: '--max-semi-space-size=8',
      MALLOC_ARENA_MAX: '2',
    },
    timeoutMs: 60_000,
    verbose: false,
  })
}

async function measure(count: number): Promise<void> {
  const asked = processes.slice(0, count)
  for (const { origin } of asked) await fetch(origin)
  const before = cpuSeconds(asked)
  const startedMs = performance.now()
  const arriving = arrive()
  const results = await Promise.all(
    asked.map(({ origin }) =>
      askBare(`${origin}/`, { amount: Math.round(amount / count), connections }),
    ),
  )
  const seconds = (performance.now() - startedMs) / 1000
  const cpu = cpuSeconds(asked) - before
  await arriving
  const failed = results.reduce((sum, one) => sum + one.failed, 0)
  if (failed > 0) throw new Error(`${failed} answers were not 200`)
  const known = measured.get(count) ?? { cpuUs: [], perSecond: [] }
  known.cpuUs.push((cpu * 1_000_000) / amount)
  known.perSecond.push(amount / seconds)
  measured.set(count, known)
}

/** Gifts arrive meanwhile, so that the processes tell each other and make pages anew. */
async function arrive(): Promise<void> {
  for (let gift = 0; gift < gifts; gift += 1) {
    const id = await giveOnSandbox(stack.sandbox.origin, {
      slug: 'maya-walks',
      amountMinor: 500 + gift,
    })
    await fetch(`${stack.site.origin}/fundraising/maya-walks/donate/complete?donation-id=${id}`)
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
}

/** The processor time that processes have taken, user's and system's. */
function cpuSeconds(asked: readonly RunningServer[]): number {
  return asked.reduce((sum, { process: { pid = 0 } }) => {
    // Behind the name, which is in parentheses: fields 14 and 15 of proc(5).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  }, 0)
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
