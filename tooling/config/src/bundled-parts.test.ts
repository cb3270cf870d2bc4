import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { expect, it, onTestFinished } from 'vitest'
import { bundledParts } from './bundled-parts.ts'

const manifest = (name: string, license?: string) =>
  JSON.stringify({ name, version: '1.2.3', type: 'module', license })

function packageWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(import.meta.dirname, 'package-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const all = { 'package.json': manifest('@ours/one', 'MIT'), ...files }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const run = (folder: string, entry: string) =>
  build({
    absWorkingDir: folder,
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    outdir: 'dist',
    logLevel: 'silent',
    plugins: [bundledParts],
  })

it('names what several builds took in, and not what none of it is left of', async () => {
  const folder = packageWith({
    'one.js':
      "import { a } from '@scope/a'\nimport { b } from 'unused'\nexport { default as d } from 'empty'\nexport const one = a",
    'two.js': "import c from 'c'\nconsole.log(c)",
    'node_modules/@scope/a/package.json': manifest('@scope/a', '(MIT OR Apache-2.0)'),
    'node_modules/@scope/a/LICENSE.md': 'The words of A',
    'node_modules/@scope/a/index.js': 'export const a = globalThis.a',
    'node_modules/unused/package.json': manifest('unused', 'MIT'),
    'node_modules/unused/index.js': 'export const b = 1',
    'node_modules/empty/package.json': manifest('empty', 'MIT'),
    'node_modules/empty/index.js': "export { default } from 'c'",
    'node_modules/c/package.json': manifest('c', 'ISC'),
    'node_modules/c/licence': 'The words of C',
    'node_modules/c/index.js': 'export default Math.random()',
  })
  await run(folder, 'one.js')
  await run(folder, 'two.js')
  const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8')
  const document = JSON.parse(read('sbom.cdx.json')) as object
  expect(document).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { group: '@ours', name: 'one', version: '1.2.3' } },
    components: [
      {
        group: '@scope',
        name: 'a',
        version: '1.2.3',
        purl: 'pkg:npm/%40scope/a@1.2.3',
        licenses: [{ expression: '(MIT OR Apache-2.0)' }],
      },
      { name: 'c', purl: 'pkg:npm/c@1.2.3', licenses: [{ license: { id: 'ISC' } }] },
    ],
  })
  expect(read('THIRD-PARTY-LICENSES.txt')).toBe(
    '@scope/a 1.2.3 ((MIT OR Apache-2.0))\n\nThe words of A\n\n\nc 1.2.3 (ISC)\n\nThe words of C\n',
  )
  expect(JSON.stringify(document)).not.toMatch(/unused|empty/)
})

it('writes nothing where nothing of others is built in', async () => {
  const folder = packageWith({ 'one.js': 'export const one = 1' })
  await run(folder, 'one.js')
  expect(existsSync(join(folder, 'dist/one.js'))).toBe(true)
  expect(existsSync(join(folder, 'dist/sbom.cdx.json'))).toBe(false)
  expect(existsSync(join(folder, 'dist/THIRD-PARTY-LICENSES.txt'))).toBe(false)
})

it.each([
  ['no text', manifest('a', 'MIT'), 'readme.md'],
  ['no name of it', manifest('a'), 'LICENSE'],
])('refuses what has a licence with %s', async (_what, text, file) => {
  const folder = packageWith({
    'one.js': "export * from 'a'",
    'node_modules/a/package.json': text,
    [`node_modules/a/${file}`]: 'words',
    'node_modules/a/index.js': 'export const a = 1',
  })
  await expect(run(folder, 'one.js')).rejects.toThrow('a is built in, and carries no licence')
})
