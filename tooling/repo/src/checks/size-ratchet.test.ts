import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkSizes, measureSizes } from './size-ratchet.ts'

const ratchetFile = 'tooling/repo/size-ratchet.json'
const files = {
  'package.json': '{ "scripts": { "test": "vitest" } }',
  'packages/a/package.json': '{}',
  'packages/a/api.txt': '## a\n\nadd: () => void\ninterface Sum\n  total: number\n',
  'packages/a/src/add.ts': '// Adds two numbers.\nexport const add = 1\n',
  'packages/a/src/add.test.ts': "it('adds two numbers', () => {})\n",
}

function repository() {
  const root = mkdtempSync(join(tmpdir(), 'sizes-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    execFileSync('git', ['add', '.'], { cwd: root })
  }
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  for (const [path, text] of Object.entries(files)) write(path, text)
  write(ratchetFile, JSON.stringify(measureSizes(root)))
  return { root, write }
}

it('counts production code by package, its exports, root scripts and workspaces', () => {
  expect(measureSizes(repository().root)).toEqual({
    lines: { a: 2 },
    files: { a: 1 },
    exports: { a: 2 },
    toolingLines: 0,
    rootScripts: 1,
    workspaces: 1,
    unnaturalTexts: { comments: 0, testTitles: 0, messages: 0 },
  })
})

it('reports a package, its exports and unnatural comments that grow', () => {
  const { root, write } = repository()
  write('packages/a/src/subtract.ts', '// What is left of a number.\nexport const subtract = 1\n')
  write('packages/a/api.txt', `${files['packages/a/api.txt']}subtract: () => void\n`)
  expect(checkSizes(root, { shouldLower: false }).join('\n')).toMatch(
    /lines\.a is 4, the maximum is 2[^]*files\.a is 2[^]*exports\.a is 3[^]*unnaturalTexts\.comments is 1/,
  )
})

it('accepts a smaller package and records its size if asked to', () => {
  const { root, write } = repository()
  write('packages/a/src/add.ts', 'export const add = 1\n')
  expect(checkSizes(root, { shouldLower: true })).toEqual([])
  expect(JSON.parse(readFileSync(join(root, ratchetFile), 'utf8'))).toMatchObject({
    lines: { a: 1 },
  })
})
