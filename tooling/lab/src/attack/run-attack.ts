import type { Attack } from './attack.ts'
import { createRandom } from './create-random.ts'
import { ask } from './http/ask.ts'
import { memoryLimitBytes, type SiteProcess } from './target/site-process.ts'
import { processFigures } from './target/process-figures.ts'
import type { AttackTarget } from './target/start-attack-target.ts'

/** What came of one class of attacks. */
export interface Outcome {
  name: string
  tried: number
  /** What should not have happened, each once. */
  through: readonly string[]
  notes: readonly string[]
  seconds: number
}

/** Runs one attack and sees that every process is still there and answers afterwards; puts up what fell. */
export async function runAttack(
  attack: Attack,
  { stage, seed, isQuick }: { stage: AttackTarget; seed: number; isQuick: boolean },
): Promise<Outcome> {
  const startedMs = Date.now()
  const through = new Set<string>()
  const notes: string[] = []
  let tried = 0
  try {
    await attack.run({
      stage,
      // Each attack has chance of its own, so that running it alone repeats what it does among others.
      random: createRandom(seed + hashOf(attack.name)),
      isQuick,
      tried: (count = 1) => {
        tried += count
      },
      through: (what) => through.add(what),
      note: (text) => notes.push(text),
    })
  } catch (error) {
    through.add(
      `the attack itself broke: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  const { open, limited, edited, patient } = stage
  for (const site of attack.isPatient ? [patient] : [open, limited, edited]) {
    for (const problem of await healthProblems(site)) {
      through.add(`afterwards ${site.name}: ${problem}`)
    }
  }
  const seconds = Math.round((Date.now() - startedMs) / 1000)
  return { name: attack.name, tried, through: [...through], notes, seconds }
}

async function healthProblems(site: SiteProcess): Promise<string[]> {
  if (!site.isRunning()) {
    await site.revive()
    return [`the process fell${site.kernelKills() > 0 ? ', ended for its memory' : ''}`]
  }
  const { status, problem } = await ask(site.port, { path: '/about', timeoutMs: 60_000 })
  if (status === 0) {
    await site.revive()
    return [`GET /about → ${problem ?? 'nothing'}`]
  }
  const peak = processFigures(site.pid()).peakBytes ?? 0
  const problems = status === 200 ? [] : [`GET /about → ${status}`]
  if (peak > memoryLimitBytes) problems.push(`${Math.round(peak / 1024 / 1024)} MB of memory`)
  return problems
}

function hashOf(text: string): number {
  return Buffer.from(text).reduce((sum, byte) => Math.imul(sum, 31) + byte, 7)
}
