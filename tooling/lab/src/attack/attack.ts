import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ask } from '../http.ts'
import { log, residentMegabytes, root, type LabServer } from '../processes.ts'
import { bigBodies } from './big-bodies.ts'
import { cacheKeys, rateLimits, slowClients } from './floods.ts'
import { createRandom, type Random } from './random.ts'
import { closedScreens, everyMethod, foreignOrigins, malformed, oddPaths } from './requests.ts'
import { policyInjections } from './policy.ts'
import { startTarget, type Target } from './target.ts'

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

/** Starts first and runs next to the others: it mostly waits, and has its own process. */
const patientAttacks: Readonly<Record<string, Attack>> = { 'slow clients': slowClients }
const attacks: Readonly<Record<string, Attack>> = {
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
 * Attacks the production build from outside, on this machine only, and reports for each class how much was tried and what got
 * through. `--quick` tries less, `--only` takes classes by a part of their name, `--seed` chooses other random requests.
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
  const chosen = (list: typeof attacks) =>
    Object.entries(list).filter(([name]) => name.includes(values.only))
  const target = await startTarget(logFolder)
  let [tried, through] = [0, 0]
  try {
    const report = (outcome: Outcome) => {
      tried += outcome.tried
      through += outcome.through.length
      for (const line of outcomeLines(outcome)) console.log(line)
    }
    const settings = { target, seed: Number(values.seed), isQuick: values.quick }
    const patient = chosen(patientAttacks).map(([name, run]) =>
      runAttack(name, run, { ...settings, victims: [target.patient] }),
    )
    const { open, limited, edited } = target
    for (const [name, run] of chosen(attacks))
      report(await runAttack(name, run, { ...settings, victims: [open, limited, edited] }))
    for (const outcome of await Promise.all(patient)) report(outcome)
  } finally {
    await target.stop()
  }
  log(`${tried} tried, ${through} got through`)
  if (tried === 0 || through > 0)
    throw new Error(
      `${through} of ${tried} got through; errors of the processes are in ${logFolder}`,
    )
}

interface Outcome {
  name: string
  tried: number
  through: readonly string[]
  notes: readonly string[]
  seconds: number
}

/** Runs one attack; afterwards every process still runs, answers and stays within its memory. Restarts what does not. */
async function runAttack(
  name: string,
  run: Attack,
  {
    target,
    seed,
    isQuick,
    victims,
  }: { target: Target; seed: number; isQuick: boolean; victims: readonly LabServer[] },
): Promise<Outcome> {
  const startedMs = Date.now()
  const through = new Set<string>()
  const notes: string[] = []
  let tried = 0
  try {
    await run({
      target,
      // A seed for each class, so that running it alone repeats its requests.
      random: createRandom(seed + Buffer.from(name).reduce((sum, byte) => sum * 31 + byte, 7)),
      isQuick,
      tried: (count = 1) => (tried += count),
      through: (finding) => through.add(finding),
      note: (text) => notes.push(text),
    })
  } catch (error) {
    through.add(`the attack itself failed: ${String(error)}`)
  }
  for (const [index, victim] of victims.entries()) {
    const peak = residentMegabytes(victim.pid(), 'VmHWM') ?? 0
    if (peak > memoryLimitMegabytes) through.add(`process ${index} took ${Math.round(peak)} MB`)
    const { status, problem = '' } = await ask(victim.origin, '/about')
    if (status === 200) continue
    through.add(`afterwards process ${index}: GET /about → ${status} ${problem}`)
    await victim.start()
  }
  const seconds = Math.round((Date.now() - startedMs) / 1000)
  return { name, tried, through: [...through], notes, seconds }
}

function outcomeLines({ name, tried, through, notes, seconds }: Outcome): string[] {
  const rest = through.length - maxListed
  return [
    `${name.padEnd(26)} ${String(tried).padStart(7)} tried / ${through.length} got through  (${seconds} s)`,
    ...notes.map((note) => `      ${note}`),
    ...through.slice(0, maxListed).map((finding) => `    ! ${finding}`),
    ...(rest > 0 ? [`    ! and ${rest} more`] : []),
  ]
}
