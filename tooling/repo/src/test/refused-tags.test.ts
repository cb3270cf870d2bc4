import { expect, it } from 'vitest'
import { refusedTags } from './refused-tags.ts'

const uncalled = {
  files: new Set(['packages/a/src/shed.ts', 'packages/a/src/testing/a-door.ts']),
  exports: new Set(['packages/a/src/door.ts#open']),
}
const refusedFor = (file: string, name: string) =>
  refusedTags('a.test.ts', [{ title: 'x [S1.01]', uses: [{ file, name }] }], uncalled)

it('refuses the tag of a test of a function that nothing calls, and names both', () => {
  expect(refusedFor('packages/a/src/door.ts', 'open')).toEqual([
    'a.test.ts: "x [S1.01]" tests open, which the product does not call',
  ])
  expect(refusedFor('packages/a/src/shed.ts', '*')).toEqual([
    'a.test.ts: "x [S1.01]" tests packages/a/src/shed.ts, which the product does not call',
  ])
})

it('accepts what the product calls, and what is made for tests', () => {
  expect(refusedFor('packages/a/src/door.ts', 'close')).toEqual([])
  expect(refusedFor('packages/a/src/testing/a-door.ts', 'aDoor')).toEqual([])
})
