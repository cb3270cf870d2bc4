import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findRoomRings } from './room-rings.ts'

function ringsOf(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'rings-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return findRoomRings(root, ['packages/a/src'])
}

const lock = "import type { Key } from '../keys/key.ts'\nexport type Lock = Key[]\n"
const door = "import { key } from '../keys/key.ts'\nexport const door = key\n"

it('reports two rooms that import each other, even if one imports only a type', async () => {
  expect(
    await ringsOf({
      'packages/a/src/doors/door.ts': door,
      'packages/a/src/doors/lock.ts': 'export interface Lock { name: string }\n',
      'packages/a/src/keys/key.ts':
        "import type { Lock } from '../doors/lock.ts'\nexport const key: Lock = { name: '' }\n",
    }),
  ).toEqual([
    expect.stringMatching(/^packages\/a\/src\/(doors|keys) → .* → .*: import cycle between rooms$/),
  ])
})

it('reports a cycle through three rooms once', async () => {
  const rings = await ringsOf({
    'packages/a/src/a/a.ts': "import { b } from '../b/b.ts'\nexport const a = b\n",
    'packages/a/src/b/b.ts': "import { c } from '../c/c.ts'\nexport const b = c\n",
    'packages/a/src/c/c.ts':
      "import type { a } from '../a/a.ts'\nexport const c = {} as typeof a\n",
  })
  expect(rings).toHaveLength(1)
})

it('accepts imports in one direction, imports of tests, and cycles inside a room', async () => {
  expect(
    await ringsOf({
      'packages/a/src/doors/door.ts': door,
      'packages/a/src/doors/lock.ts': lock,
      'packages/a/src/keys/key.ts': 'export type Key = 1\nexport const key = 1\n',
      'packages/a/src/keys/key.test.ts': "import { door } from '../doors/door.ts'\nvoid door\n",
      'packages/a/src/keys/ring/ring.ts': "import { spare } from '../spare/spare.ts'\nvoid spare\n",
      'packages/a/src/keys/spare/spare.ts': "import '../ring/ring.ts'\nexport const spare = 1\n",
    }),
  ).toEqual([])
})
