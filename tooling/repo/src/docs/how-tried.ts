import { type CodeBlock, isCommand, isModule, reasonNotRun } from '@milepost/config/read-blocks'

/** The test that a block of the documentation gets. `output` is not code: a command's output, an address, a drawing. */
export type BlockTrial = 'compiled' | 'typed' | 'read' | 'elsewhere' | 'not at all' | 'output'

/** @returns undefined for a block of code that nothing tries and that does not say why */
export function howTried(block: CodeBlock): BlockTrial | undefined {
  if (reasonNotRun(block) !== undefined) {
    return block.note.startsWith('not run here: ') ? 'elsewhere' : 'not at all'
  }
  if (isModule(block)) return 'compiled'
  if (isCommand(block)) return 'typed'
  if (block.language === 'json') return 'read'
  return block.language === '' || block.language === 'text' ? 'output' : undefined
}
