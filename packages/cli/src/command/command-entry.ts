import type { AnyCommand } from './command.ts'

/** A command in the list. Its module is loaded only if the command runs. */
export interface CommandEntry {
  /** One word or two, such as `models push`. */
  readonly name: string
  readonly summary: string
  readonly load: () => Promise<AnyCommand>
}
