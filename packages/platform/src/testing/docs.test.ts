import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import * as graph from '../graph.ts'
import * as react from '../react.ts'
import * as rest from '../rest.ts'

const packageFolder = fileURLToPath(new URL('../..', import.meta.url))
const docsFolder = fileURLToPath(new URL('../../../../docs/platform/', import.meta.url))
const docs = [
  ...readdirSync(docsFolder).map((name) => `${docsFolder}${name}`),
  `${packageFolder}README.md`,
]

/** The TypeScript examples of the documents, as files in memory. */
const examples = new Map(
  docs.flatMap((path, page) =>
    [...readFileSync(path, 'utf8').matchAll(/```ts\n([^]*?)```/g)].map(([, code = ''], index) => [
      `${packageFolder}src/example-${page}-${index}.ts`,
      { code: `${code}\nexport {}\n`, path },
    ]),
  ),
)

describe('the examples of the documentation', () => {
  it('are on every page', () => {
    const withExample = new Set([...examples.values()].map(({ path }) => path))
    expect(docs.filter((path) => !withExample.has(path))).toEqual([])
  })

  it('compile', () => {
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: ['node'],
      allowImportingTsExtensions: true,
      customConditions: ['@milepost/source'],
    }
    const plain = ts.createCompilerHost(options)
    const host: ts.CompilerHost = {
      ...plain,
      fileExists: (name) => examples.has(name) || plain.fileExists(name),
      readFile: (name) => examples.get(name)?.code ?? plain.readFile(name),
      getSourceFile: (name, language) => {
        const example = examples.get(name)
        return example
          ? ts.createSourceFile(name, example.code, language)
          : plain.getSourceFile(name, language)
      },
    }
    const program = ts.createProgram([...examples.keys()], options, host)
    const faults = [...examples].flatMap(([name, { path }]) => {
      const file = program.getSourceFile(name)
      return [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ].map(
        ({ messageText }) =>
          `${path.split('/').at(-1)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      )
    })
    expect(faults).toEqual([])
  })
})

it('names every call on a page', () => {
  const text = docs.map((path) => readFileSync(path, 'utf8')).join('\n')
  const calls = Object.keys({ ...rest, ...graph, ...react })
  expect(
    calls.filter((name) => !text.includes(name) && !text.includes(`${name.replace(/s$/, '')}(s)`)),
  ).toEqual([])
})
