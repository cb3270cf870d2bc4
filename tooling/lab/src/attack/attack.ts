import type { Random } from './create-random.ts'
import type { AttackTarget } from './target/start-attack-target.ts'

/** What an attack is given, and tells. */
export interface AttackRun {
  readonly stage: AttackTarget
  readonly random: Random
  /** The half that `npm test` has time for. */
  readonly isQuick: boolean
  /** Counts tries. */
  readonly tried: (count?: number) => void
  /** Something that should not have happened: what was sent, and what came. */
  readonly through: (what: string) => void
  /** A figure worth knowing. */
  readonly note: (text: string) => void
}

/** One class of attacks. */
export interface Attack {
  readonly name: string
  readonly run: (run: AttackRun) => Promise<void>
  /** Begins first and goes on beside the others: it mostly waits, and harms nobody it is not after. */
  readonly isPatient?: boolean
}
