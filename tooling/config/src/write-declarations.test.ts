import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeDeclarations } from './write-declarations.ts'

const options = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  types: [],
  allowImportingTsExtensions: true,
  noEmit: true,
}

function packageWith(exports: object): string {
  const folder = mkdtempSync(join(import.meta.dirname, 'package-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = {
    'package.json': JSON.stringify({ name: 'a-package', type: 'module', exports }),
    'tsconfig.json': JSON.stringify({ compilerOptions: options }),
    'src/index.ts':
      "import type { Size } from './parts/size.d.ts'\nimport { half } from './parts/half.ts'\n" +
      'export const smaller = (size: Size) => ({ half: half(size) })\n',
    'src/parts/half.ts': 'export const half = (size: number) => size / 2\n',
    'src/parts/size.d.ts': 'export type Size = number\n',
    'src/index.test.ts': 'export const tested = true\n',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

it('writes what an entry needs, and nothing of an earlier time', () => {
  const folder = packageWith({
    '.': { '@milepost/source': './src/index.ts', import: './dist/index.js' },
    './styles.css': { '@milepost/source': './src/empty.css' },
    './package.json': './package.json',
  })
  const out = join(folder, 'build/declarations')
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'gone.d.ts'), '')
  writeDeclarations(folder)
  expect(globSync('**/*.ts', { cwd: out }).toSorted()).toEqual([
    'index.d.ts',
    'parts/half.d.ts',
    'parts/size.d.ts',
  ])
  const index = readFileSync(join(out, 'index.d.ts'), 'utf8')
  expect(index).toContain('smaller: (size: Size) => {')
  expect(index).toContain('half: number;')
})

it('refuses a package that has no entry of its own', () => {
  expect(() => writeDeclarations(packageWith({ './package.json': './package.json' }))).toThrow(
    'no entry names a source',
  )
})
