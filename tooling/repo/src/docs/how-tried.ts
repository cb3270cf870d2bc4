import { type CodeBlock, isCommand, isModule, reasonNotRun } from '@milepost/config/read-blocks'
import { commandsOf, isServer, isTestRun } from './commands-of.ts'

/**
 * How a block of the documentation is tried. `output` is no code: what a command says, an address, a drawing. `part of the tests` is a
 * command whose own run this would be.
 */
export type BlockTrial =
  | 'compiled'
  | 'run'
  | 'served'
  | 'part of the tests'
  | 'read'
  | 'elsewhere'
  | 'not at all'
  | 'output'

/** @returns undefined for a block of code that nothing tries and that does not say why */
export function howTried(block: CodeBlock): BlockTrial | undefined {
  if (reasonNotRun(block) !== undefined) {
    return block.note.startsWith('not run here: ') ? 'elsewhere' : 'not at all'
  }
  if (isModule(block)) return 'compiled'
  if (isCommand(block)) {
    const commands = commandsOf(block)
    if (block.note.startsWith('server ') || commands.some((command) => isServer(command)))
      return 'served'
    return commands.every((command) => isTestRun(command)) ? 'part of the tests' : 'run'
  }
  if (block.language === 'json') return 'read'
  return block.language === '' || block.language === 'text' ? 'output' : undefined
}
