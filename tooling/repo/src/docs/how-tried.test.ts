import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isCommand, isModule, readBlocks, reasonNotRun } from '@milepost/config/read-blocks'
import type { CodeBlock } from '@milepost/config/read-blocks'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../../..')
const blocks = readBlocks(root)
const nameOf = ({ file, line }: CodeBlock) => `${file}:${line}`
const namesOf = (list: readonly CodeBlock[]) => list.map((block) => nameOf(block))

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
/** The names of the repository's own scripts that a text runs and that there are none of. */
const unknownScripts = (text: string) =>
  [...text.matchAll(/npm run ([\w:]+)/g)]
    .map(([, script = '']) => script)
    .filter((script) => !(script in scripts))

/** The test that a block of the documentation gets. `output` is not code: a command's output, an address, a drawing. */
type BlockTrial = 'compiled' | 'typed' | 'read' | 'elsewhere' | 'not at all' | 'output'

/** @returns undefined for a block of code that nothing tries and that does not say why */
function howTried(block: CodeBlock): BlockTrial | undefined {
  if (reasonNotRun(block) !== undefined)
    return block.note.startsWith('not run here: ') ? 'elsewhere' : 'not at all'
  if (isModule(block)) return 'compiled'
  if (isCommand(block)) return 'typed'
  if (block.language === 'json') return 'read'
  return block.language === '' || block.language === 'text' ? 'output' : undefined
}

describe('a block of code in the documentation', () => {
  it('is tried, or says why not', () => {
    expect(blocks.length).toBeGreaterThan(150)
    expect(namesOf(blocks.filter((block) => howTried(block) === undefined))).toEqual([])
  })

  it('is not passed off as output', () => {
    const commands = /^(?:\$ )?(?:npm|npx|pnpm|node|git|docker|export) /m
    const outputs = blocks.filter((block) => howTried(block) === 'output')
    expect(namesOf(outputs.filter(({ code }) => commands.test(code)))).toEqual([])
  })

  it('can be read where it is JSON: one value, or one a line', () => {
    const unread = blocks.filter((block) => howTried(block) === 'read' && !isJson(block.code))
    expect(namesOf(unread)).toEqual([])
  })
})

describe('the reason of a block that is not run', () => {
  const reasons = blocks.flatMap((block) => {
    const reason = reasonNotRun(block)
    return reason === undefined ? [] : [{ ...block, name: nameOf(block), reason }]
  })
  it.each(reasons)('$name names what there is', ({ reason }) => {
    expect(unknownScripts(reason)).toEqual([])
    const files = [...reason.matchAll(/[\w./-]+\/[\w.-]+\.\w+/g)].map(([file]) => file)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})

function isJson(code: string): boolean {
  return canBeRead(code) || code.split('\n').every((line) => canBeRead(line))
}

function canBeRead(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
