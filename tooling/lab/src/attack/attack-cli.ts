/**
 * `npm run lab -- attack`: attacks the production build from outside, on this machine alone, and tells for each class how
 * much was tried and what got through. `--quick` is the half that `npm test` has time for, `--only=<part of a name>`
 * one class, `--seed=<number>` another run than the usual one.
 */
import { parseArgs } from 'node:util'
import { bigBodies } from './attacks/big-bodies.ts'
import { cacheKeys } from './attacks/cache-keys.ts'
import { foreignOrigins } from './attacks/foreign-origins.ts'
import { closedScreens } from './attacks/frames.ts'
import { malformed } from './attacks/malformed-requests.ts'
import { everyMethod } from './attacks/methods.ts'
import { oddPaths } from './attacks/odd-paths.ts'
import { policyInjections } from './attacks/policy-injections.ts'
import { rateLimits } from './attacks/rate-limits.ts'
import { receipts } from './attacks/receipts.ts'
import { slowClients } from './attacks/slow-clients.ts'
import { outcomeLines, totalLine } from './outcome-lines.ts'
import { type Outcome, runAttack } from './run-attack.ts'
import { startAttackTarget } from './target/start-attack-target.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '20261122' },
  },
})
const isQuick = values.quick
const seed = Number(values.seed)
const attacks = [
  slowClients,
  foreignOrigins,
  policyInjections,
  closedScreens,
  oddPaths,
  malformed,
  everyMethod,
  rateLimits,
  receipts,
  bigBodies,
  cacheKeys,
].filter(({ name }) => name.includes(values.only))

const startedMs = Date.now()
const stage = await startAttackTarget()
const outcomes: Outcome[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stage.stop().finally(() => process.exit(130)))
}
try {
  console.log(
    `${isQuick ? 'the quick half' : 'the whole'}, seed ${seed}, ${
      stage.open.isCaged()
        ? 'each process in a control group of 512 MB'
        : 'no control group may be made here: memory is watched instead'
    }`,
  )
  const settings = { stage, seed, isQuick }
  const tell = (outcome: Outcome) => {
    outcomes.push(outcome)
    for (const line of outcomeLines(outcome)) console.log(line)
  }
  const patient = attacks
    .filter(({ isPatient }) => isPatient)
    .map((each) => runAttack(each, settings))
  for (const attack of attacks.filter(({ isPatient }) => !isPatient)) {
    // oxlint-disable-next-line no-await-in-loop -- what one does must not be blamed on another
    tell(await runAttack(attack, settings))
  }
  for (const outcome of await Promise.all(patient)) tell(outcome)
} finally {
  await stage.stop()
}
console.log(`${totalLine(outcomes)}  (${Math.round((Date.now() - startedMs) / 1000)} s)`)
const isHeld = outcomes.length > 0 && outcomes.every(({ through }) => through.length === 0)
if (!isHeld) console.log(`What the processes said is in ${stage.logFolder}`)
process.exitCode = isHeld ? 0 : 1
