import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileModules } from './compile-modules.ts'
import { isModule, readBlocks, reasonNotRun } from '@milepost/config/read-blocks'

const root = resolve(import.meta.dirname, '../../../..')
// Inside this package, so that the blocks' imports resolve.
const folder = join(import.meta.dirname, '../../reports/blocks')

const blocks = readBlocks(root)
  .filter((block) => isModule(block) && reasonNotRun(block) === undefined)
  .map((block) => ({
    ...block,
    name: `${block.file}:${block.line}`,
    path: join(folder, `${block.file.replaceAll(/\W/g, '-')}-${block.line}.tsx`),
  }))

describe('documentation code block compiles', () => {
  let problems: Map<string, string[]>
  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    // `export {}` makes every block a module, as top-level await requires.
    for (const { path, code } of blocks) writeFileSync(path, `${code}\nexport {}\n`)
    problems = compileModules(blocks.map(({ path }) => path))
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(blocks)('$name', ({ path }) => expect(problems.get(path) ?? []).toEqual([]))
})
