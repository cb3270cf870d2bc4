import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { runMilepost, testFolder } from '../command/command-line.test-kit.ts'
import { parseRenames, renameImports } from './renames.ts'

const changelog = `# @milepost/platform

## 1.3.0

### Minor Changes

- abc1234: Renamed in \`@milepost/platform\`:

  | Before | After |
  |---|---|
  | \`fetchBoards\`, type \`Boards\` | \`fetchLeaderboards\`, \`Leaderboards\` |
  | \`Page.state\` | \`Page.status\` |
  | \`one\`, \`two\` | \`both\` |

  Renamed in \`@milepost/measures\`:

  | Before | After |
  |---|---|
  | \`addsUp\` | \`isConsistent\` |

## 1.2.0

- Renamed in \`@milepost/platform\`:

  | Before | After |
  |---|---|
  | \`older\` | \`old\` |
`

const renames = parseRenames([changelog], '1.2.0')

describe('the renamed exports of changelogs', () => {
  it('are those of newer versions, as many new names as old ones', () =>
    expect([...renames].map(([name, names]) => [name, Object.fromEntries(names)])).toEqual([
      ['@milepost/platform', { fetchBoards: 'fetchLeaderboards', Boards: 'Leaderboards' }],
      ['@milepost/measures', { addsUp: 'isConsistent' }],
    ]))

  it.each([
    ["import { fetchBoards } from '@milepost/platform'", 'fetchLeaderboards as fetchBoards'],
    ["import type { Boards } from '@milepost/platform'", 'Leaderboards as Boards'],
    ["import { a, type Boards as B } from '@milepost/platform/rest'", 'type Leaderboards as B'],
    [
      "export {\n  fetchBoards,\n  b,\n} from '@milepost/platform'",
      'fetchLeaderboards as fetchBoards',
    ],
  ])('are renamed in %j', (source, expected) => {
    const next = renameImports(source, renames)
    expect(next).toContain(expected)
    expect(renameImports(next, renames)).toBe(next)
  })

  it.each([
    "import { fetchBoards } from './own.ts'",
    "import { addsUp } from '@milepost/platform'",
    "const fetchBoards = 'import { fetchBoards }'",
    "import { older } from '@milepost/platform'",
  ])('are not changed in %j', (source) => expect(renameImports(source, renames)).toBe(source))
})

/** Creates an application with Milepost 1.3.0 and a renamed import. */
function createApplication(extra: Readonly<Record<string, string>> = {}): string {
  const cwd = testFolder()
  const files = {
    ...extra,
    'package.json': '{"dependencies":{"@milepost/platform":"^1.3.0"}}',
    'node_modules/@milepost/platform/package.json': '{"version":"1.3.0"}',
    'node_modules/@milepost/platform/CHANGELOG.md': changelog,
    'app/slices/board.tsx': "import { fetchBoards } from '@milepost/platform'\nfetchBoards()\n",
    'app/other.ts': 'export {}\n',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true })
    writeFileSync(join(cwd, name), text, { mode: 0o755 })
  }
  return cwd
}

it('renames in the files of an application, without installing', async () => {
  const cwd = createApplication()
  const result = await runMilepost(['upgrade', '--from', '1.2.0'], { cwd })
  expect(result).toMatchObject({
    code: 0,
    stdout: 'Renamed imports in app/slices/board.tsx\nMilepost 1.2.0 → 1.3.0\n',
  })
  expect(readFileSync(join(cwd, 'app/slices/board.tsx'), 'utf8')).toBe(
    "import { fetchLeaderboards as fetchBoards } from '@milepost/platform'\nfetchBoards()\n",
  )
})

// `npm install` fails if transitive packages need the old version.
it.each([
  ['npm', 'package-lock.json', 'update'],
  ['pnpm', 'pnpm-lock.yaml', 'install'],
])('sets the version in package.json, then runs %s with %s: %s', async (manager, lock, command) => {
  const script = '#!/bin/sh\n[ $1 = view ] && echo 1.4.0 || echo $1 > called\n'
  const cwd = createApplication({ [`bin/${manager}`]: script, 'bin/npm': script, [lock]: '' })
  vi.stubEnv('PATH', `${join(cwd, 'bin')}:${process.env['PATH']}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await runMilepost(['upgrade'], { cwd })).toMatchObject({ code: 0 })
  expect(readFileSync(join(cwd, 'package.json'), 'utf8')).toContain('^1.4.0')
  expect(readFileSync(join(cwd, 'called'), 'utf8')).toBe(`${command}\n`)
})

it('rejects a folder without Milepost packages', async () => {
  const cwd = testFolder()
  writeFileSync(join(cwd, 'package.json'), '{}')
  const result = await runMilepost(['upgrade'], { cwd })
  expect([result.code, result.stderr]).toEqual([
    2,
    expect.stringContaining('contains no Milepost packages'),
  ])
})
