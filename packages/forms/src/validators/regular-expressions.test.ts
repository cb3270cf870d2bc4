// @vitest-environment node
// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { checkSync } from 'recheck'
import { expect, it } from 'vitest'

const source = new URL('..', import.meta.url)
const literal = /(?<=[=(,:]\s*)\/(?!\*)((?:\\.|\[(?:\\.|[^\]\\\n])+\]|[^/\\[\n])+)\/([dgimsuvy]*)/g

const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories|css)\.|test-d/.test(path))
  .flatMap((path) =>
    [...readFileSync(new URL(path, source), 'utf8').matchAll(literal)].map(
      ([, pattern = '', flags = '']) => ({ path, pattern, flags }),
    ),
  )

it('finds the expressions of the validators', () =>
  expect(found.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['validators/email.ts', 'validators/url.ts', 'validators/number.ts']),
  ))

it.each(found)('$path: /$pattern/$flags takes no more than linear time', ({ pattern, flags }) =>
  expect(checkSync(pattern, flags, { timeout: 20_000, randomSeed: 1 }).status).toBe('safe'),
)
