import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isModule, readBlocks, reasonNotRun } from './read-blocks.ts'

const root = resolve(import.meta.dirname, '../../..')
// Inside this package, so that the blocks find what they import.
const folder = join(import.meta.dirname, '../reports/blocks')

const blocks = readBlocks(root)
  .filter((block) => isModule(block) && reasonNotRun(block) === undefined)
  .map((block) => ({
    ...block,
    name: `${block.file}:${block.line}`,
    path: join(folder, `${block.file.replaceAll(/\W/g, '-')}-${block.line}.tsx`),
  }))

describe('a code block of the documentation compiles', () => {
  let problems: Map<string, string[]>
  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    // A block with top-level await is a module even where it imports nothing.
    for (const { path, code } of blocks) writeFileSync(path, `${code}\nexport {}\n`)
    problems = compile(blocks.map(({ path }) => path))
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(blocks)('$name', ({ path }) => {
    expect(problems.get(path) ?? []).toEqual([])
  })
})

function compile(files: string[]): Map<string, string[]> {
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['@milepost/source'],
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    strict: true,
    noImplicitAny: false,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noUncheckedSideEffectImports: false,
  })
  const problems = new Map<string, string[]>()
  for (const file of files) {
    const source = program.getSourceFile(file)
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ]
    problems.set(
      file,
      found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    )
  }
  return problems
}
