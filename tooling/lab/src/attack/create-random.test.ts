import { expect, it } from 'vitest'
import { createRandom } from './create-random.ts'

const some = (seed: number) => {
  const { below, pick, word } = createRandom(seed)
  return [below(1000), pick(['a', 'b', 'c']), word(8)]
}

it('repeats itself for the same seed, and for no other', () => {
  expect(some(7)).toEqual(some(7))
  expect(some(7)).not.toEqual(some(8))
})

it('reaches everything it may', () => {
  const { below } = createRandom(1)
  const seen = new Set(Array.from({ length: 1000 }, () => below(10)))
  expect([...seen].toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})
