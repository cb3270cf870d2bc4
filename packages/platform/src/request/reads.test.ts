import { expect, it } from 'vitest'
import { readListInParts, takeItems } from './reads.ts'

it('readListInParts ends at a cursor that it has read already', async () => {
  const parts = readListInParts('a', (cursor) =>
    Promise.resolve({ items: [cursor], next: cursor === 'a' ? 'b' : 'a' }),
  )
  expect(await takeItems(parts, 5)).toEqual(['a', 'b'])
})
