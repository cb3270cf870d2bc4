import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ask } from '../http.ts'
import { log, residentMegabytes, root, type LabServer } from '../processes.ts'
import { bigBodies } from './big-bodies.ts'
import { cacheKeys, rateLimits, slowClients } from './floods.ts'
import { policyInjections } from './policy.ts'
import { closedScreens, everyMethod, foreignOrigins, malformed, oddPaths } from './requests.ts'
import { startTarget, type Target } from './target.ts'

/** Repeatable randomness: the same seed gives the same requests. */
export interface Random {
  /** An integer from 0 to below `limit`. */
  readonly below: (limit: number) => number
  readonly pick: (list: readonly string[]) => string
}

/** The input and the report of an attack. */
export interface AttackRun {
  readonly target: Target
  readonly random: Random
  readonly isQuick: boolean
  /** Counts attempts. */
  readonly tried: (count?: number) => void
  /** Reports what should not have happened: the request and the response. */
  readonly through: (finding: string) => void
  readonly note: (text: string) => void
}

type Attack = (run: AttackRun) => Promise<void>

const attacks: Readonly<Record<string, Attack>> = {
  // Starts first and runs concurrently with the others: it mostly waits, and attacks a separate process.
  'slow clients': slowClients,
  'foreign origins': foreignOrigins,
  'CSP injections': policyInjections,
  frames: closedScreens,
  'odd hosts and paths': oddPaths,
  'malformed requests': malformed,
  'methods × routes × bodies': everyMethod,
  'rate limits': rateLimits,
  'big bodies': bigBodies,
  'cache keys': cacheKeys,
}

const memoryLimitMegabytes = 512
const maxListed = 12

/**
 * Attacks the production build from outside, on this machine only, and reports the number of attempts and the successful attacks
 * of each class. `--quick` makes fewer attempts, `--only` filters classes by part of their name, `--seed` changes the random requests.
 *
 * @throws Error if anything got through
 */
export async function attack(): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      seed: { type: 'string', default: '20261122' },
    },
  })
  const logFolder = join(root, 'reports/attack')
  mkdirSync(logFolder, { recursive: true })
  const target = await startTarget(logFolder)
  const { open, limited, edited, patient } = target
  const totals = { tried: 0, through: 0 }
  const runOne = async (name: string, run: Attack, victims: readonly LabServer[]) => {
    const startedMs = Date.now()
    const [found, notes] = [new Set<string>(), [] as string[]]
    let tried = 0
    const report = {
      tried: (count = 1) => (tried += count),
      through: (finding: string) => found.add(finding),
      note: (text: string) => notes.push(text),
    }
    // One seed per class, so that running a class alone repeats its requests.
    const random = createRandom(Buffer.from(name + values.seed))
    await run({ target, random, isQuick: values.quick, ...report }).catch((error: unknown) =>
      found.add(`the attack itself failed: ${String(error)}`),
    )
    for (const problem of await checkVictims(victims)) found.add(problem)
    totals.tried += tried
    totals.through += found.size
    const seconds = Math.round((Date.now() - startedMs) / 1000)
    console.log(`${name.padEnd(26)} ${tried} tried / ${found.size} got through  (${seconds} s)`)
    for (const note of notes) console.log(`      ${note}`)
    for (const finding of [...found].slice(0, maxListed)) console.log(`    ! ${finding}`)
    if (found.size > maxListed) console.log(`    ! and ${found.size - maxListed} more`)
  }
  try {
    let slow: Promise<void> | undefined
    for (const [name, run] of Object.entries(attacks)) {
      if (!name.includes(values.only)) continue
      if (run === slowClients) slow = runOne(name, run, [patient])
      else await runOne(name, run, [open, limited, edited])
    }
    await slow
  } finally {
    await target.stop()
  }
  const { tried, through } = totals
  log(`${tried} tried, ${through} got through; errors of the processes are in ${logFolder}`)
  if (tried === 0 || through > 0) throw new Error(`${through} of ${tried} got through`)
}

/** Checks that every process still runs, responds and stays within its memory. Restarts those that do not. */
async function checkVictims(victims: readonly LabServer[]): Promise<string[]> {
  const problems: string[] = []
  for (const [index, victim] of victims.entries()) {
    const peak = residentMegabytes(victim.pid(), 'VmHWM') ?? 0
    if (peak > memoryLimitMegabytes) problems.push(`process ${index} took ${Math.round(peak)} MB`)
    const { status, problem = '' } = await ask(victim.origin, '/about')
    if (status === 200) continue
    problems.push(`afterwards process ${index}: GET /about → ${status} ${problem}`)
    await victim.start()
  }
  return problems
}

/** Creates a Mulberry32 generator. */
function createRandom(seed: Buffer): Random {
  let state = seed.reduce((sum, byte) => Math.imul(sum, 31) + byte, 7) >>> 0
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return { below, pick: (list) => list[below(list.length)] ?? '' }
}
