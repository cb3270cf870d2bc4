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
  ['src/a/b/c/d/deep.ts', /3 folders/],
  ['src/utils/money.ts', /vague name/],
  ['src/helpers.ts', /vague name/],
  ['src/Button.tsx', /kebab-case/],
])('refuses %s', (path, reason) => {
  expect(checkLayout(withFile(path))).toEqual([expect.stringMatching(reason)])
})

it('refuses a file of 501 lines unless it is a table or a test', () => {
  expect(checkLayout(withFile('src/a.ts', 501))).toHaveLength(1)
  expect(checkLayout(withFile('src/a.ts', 500))).toEqual([])
  expect(checkLayout(withFile('src/a.data.ts', 3000))).toEqual([])
  expect(checkLayout(withFile('src/a.test.ts', 3000))).toEqual([])
})

it('accepts three folders below src and file names with dots', () => {
  expect(checkLayout(withFile('src/pages/supporter/edit/page.ts'))).toEqual([])
  expect(checkLayout(withFile('src/entry.server.tsx'))).toEqual([])
})
