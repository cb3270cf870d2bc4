import type { AnyCommand } from './command.ts'

/** A command's name, what it does in a few words, and its module, which is read only when it is run. */
export interface CommandEntry {
  /** One word, or two: `models push`. */
  readonly name: string
  readonly summary: string
  readonly load: () => Promise<AnyCommand>
}
