import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findUncalledExports } from './find-uncalled-exports.ts'

const manifest = (name: string, dependencies: Record<string, string> = {}) =>
  JSON.stringify({
    name: `@milepost/${name}`,
    type: 'module',
    exports: { '.': './src/index.ts' },
    dependencies,
  })

/** A workspace as small as one can be: a site, a package for sites, and one that others publish with. */
const files = {
  'package.json': JSON.stringify({
    name: 'w',
    private: true,
    workspaces: ['packages/*', 'apps/*'],
  }),
  'packages/content/package.json': manifest('content'),
  'packages/content/src/index.ts': "export { called, uncalled } from './calls.ts'\n",
  'packages/content/src/calls.ts':
    'export const called = () => 1\nexport const uncalled = () => 2\nexport const inside = () => 3\n',
  'packages/content/src/calls.test.ts': "import { uncalled } from './calls.ts'\nuncalled()\n",
  'packages/content/src/shed.ts': 'export const kept = 1\n',
  'packages/platform/package.json': manifest('platform'),
  'packages/platform/src/index.ts': "export { fetchIt } from './fetch-it.ts'\n",
  'packages/platform/src/fetch-it.ts': 'export const fetchIt = () => 1\nexport const hidden = 1\n',
  'apps/site/package.json': JSON.stringify({
    name: '@milepost/site',
    type: 'module',
    dependencies: { '@milepost/framework': '*' },
  }),
  'apps/site/app/root.tsx': "export { default } from '@milepost/framework/root'\n",
  'packages/framework/package.json': JSON.stringify({
    name: '@milepost/framework',
    type: 'module',
    exports: { './root': './src/app/root.tsx' },
    dependencies: { '@milepost/content': '*', '@milepost/platform': '*' },
  }),
  'packages/framework/src/app/root.tsx':
    "import { called } from '@milepost/content'\nimport { shown } from '../shown.ts'\nexport default () => shown(called())\n",
  'packages/framework/src/shown.ts':
    'export const shown = (one: number) => one\nexport const unseen = () => 1\n',
}

it('knows what neither the site nor another team can get', { timeout: 60_000 }, () => {
  const root = mkdtempSync(join(tmpdir(), 'uncalled-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const uncalled = findUncalledExports(root)
  expect([...uncalled.exports].toSorted()).toEqual([
    'packages/content/src/calls.ts#inside',
    'packages/content/src/calls.ts#uncalled',
    'packages/content/src/index.ts#uncalled',
    'packages/framework/src/shown.ts#unseen',
    'packages/platform/src/fetch-it.ts#hidden',
  ])
  expect([...uncalled.files]).toEqual(['packages/content/src/shed.ts'])
})
