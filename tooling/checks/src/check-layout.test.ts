import { expect, it } from 'vitest'
import { checkLayout } from './check-layout.ts'
import type { WorkspacePackage } from './workspace.ts'

const withFile = (path: string, lines = 10): WorkspacePackage[] => [
  {
    name: '@milepost/x',
    folder: 'packages/x',
    runtimeDependencies: [],
    developmentDependencies: [],
    files: [{ path, imports: [], lines }],
  },
]

it.each([
  ['src/a/b/c/deep.ts', /two folders/],
  ['src/utils/money.ts', /says nothing/],
  ['src/helpers.ts', /says nothing/],
  ['src/Button.tsx', /kebab-case/],
])('refuses %s', (path, reason) => {
  expect(checkLayout(withFile(path))).toEqual([expect.stringMatching(reason)])
})

it('refuses a long file, but not a long table or test', () => {
  expect(checkLayout(withFile('src/a.ts', 501))).toHaveLength(1)
  expect(checkLayout(withFile('src/a.data.ts', 3000))).toEqual([])
  expect(checkLayout(withFile('src/a.test.ts', 3000))).toEqual([])
})

it('accepts two folders and framework file names', () => {
  expect(checkLayout(withFile('src/pages/parse/page.ts'))).toEqual([])
  expect(checkLayout(withFile('src/entry.server.tsx'))).toEqual([])
})
