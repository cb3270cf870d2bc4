import { expect, it } from 'vitest'
import { snapshotTagOf } from './snapshot-tag.ts'

it('takes the number of a pull request', () => {
  expect(snapshotTagOf('pr-12')).toBe('pr-12')
})

it.each([undefined, '', 'latest', 'pr-', 'pr-0', 'pr-1 --tag latest', '12'])(
  'refuses %j',
  (word) => {
    expect(() => snapshotTagOf(word)).toThrow('such as pr-12')
  },
)
