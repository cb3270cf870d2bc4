import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findFolderRings } from './folder-rings.ts'

function ringsOf(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'rings-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return findFolderRings(root, ['packages/a/src'])
}

it('names two folders that import each other, also where one imports a type alone', async () => {
  expect(
    await ringsOf({
      'packages/a/src/doors/door.ts':
        "import { key } from '../keys/key.ts'\nexport const door = key\n",
      'packages/a/src/doors/lock.ts': 'export interface Lock { name: string }\n',
      'packages/a/src/keys/key.ts':
        "import type { Lock } from '../doors/lock.ts'\nexport const key: Lock = { name: '' }\n",
    }),
  ).toEqual([
    expect.stringMatching(
      /^packages\/a\/src\/(doors|keys) → .*: folders import each other in a ring$/,
    ),
  ])
})

it('says nothing of folders that import one way, and of what tests import', async () => {
  expect(
    await ringsOf({
      'packages/a/src/doors/door.ts':
        "import { key } from '../keys/key.ts'\nexport const door = key\n",
      'packages/a/src/keys/key.ts': 'export const key = 1\n',
      'packages/a/src/keys/key.test.ts': "import { door } from '../doors/door.ts'\nvoid door\n",
    }),
  ).toEqual([])
})
