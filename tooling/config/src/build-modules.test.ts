import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildModules, removeUnloaded } from './build-modules.ts'

const files = {
  'package.json': JSON.stringify({ name: 'a-package', type: 'module' }),
  'tsconfig.build.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'preserve',
      types: [],
      verbatimModuleSyntax: true,
      allowImportingTsExtensions: true,
      rewriteRelativeImportExtensions: true,
      rootDir: 'src',
      outDir: 'dist',
    },
    include: ['src/index.ts'],
  }),
  'src/index.ts':
    "import './parts/part.css.ts'\nexport { part } from './parts/part.ts'\nexport type { Shape } from './parts/shape.ts'\nexport const later = () => import('./parts/later.ts')\n",
  'src/parts/part.ts':
    "import * as styles from './part.css.ts'\nexport const part: string = styles.name\n",
  'src/parts/part.css.ts': "export const name: string = ['a', 'name'].join(' ')\n",
  'src/parts/shape.ts': 'export interface Shape { size: number }\nexport const unused = 1\n',
  'src/parts/later.ts': 'export default function Later() { return 1 }\n',
}

it('writes a file for each module, and keeps those that an entry loads', async () => {
  const folder = mkdtempSync(join(import.meta.dirname, 'package-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  // Replaces the plugin that computes styles.
  const styles = {
    name: 'styles',
    setup: (builder: import('esbuild').PluginBuild) =>
      builder.onLoad({ filter: /\.css\.ts$/ }, () => ({ contents: 'export const name = "s1"' })),
  }
  await buildModules(folder, styles)
  const read = (path: string) => readFileSync(join(folder, 'dist', path), 'utf8')
  expect(read('index.js')).toMatch(/from ['"]\.\/parts\/part\.js['"]/)
  expect(read('index.js')).not.toContain('.css.js')
  expect(read('index.js')).toMatch(/import\(['"]\.\/parts\/later\.js['"]\)/)
  expect(read('parts/part.css.js')).toContain('"s1"')
  expect(read('parts/later.js')).toContain('export default function Later()')
  expect(existsSync(join(folder, 'dist/parts/shape.js'))).toBe(true)

  await removeUnloaded(folder, ['index.js'])
  expect(existsSync(join(folder, 'dist/parts/shape.js'))).toBe(false)
  expect(read('parts/later.js')).toContain('Later')
  expect(read('parts/part.css.js')).toContain('"s1"')
})
