import { describe, expect, it } from 'vitest'
import { readList } from './reads.ts'

type Part = { items: string[]; next: string | undefined }

describe('readList', () => {
  it.each<[string, Record<string, Part>, number, string[]]>([
    [
      'the list ends',
      { a: { items: ['1'], next: 'b' }, b: { items: ['2'], next: undefined } },
      9,
      ['1', '2'],
    ],
    [
      'a cursor repeats',
      { a: { items: ['1'], next: 'b' }, b: { items: ['2'], next: 'a' } },
      9,
      ['1', '2'],
    ],
    [
      'a response has no items',
      { a: { items: ['1'], next: 'b' }, b: { items: [], next: 'c' } },
      9,
      ['1'],
    ],
    ['it has as many items as requested', { a: { items: ['1', '2'], next: 'b' } }, 1, ['1']],
    ['no items are requested', { a: { items: ['1', '2'], next: 'b' } }, -1, []],
  ])('stops if %s', async (_what, parts, limit, items) => {
    const cursors: string[] = []
    const list = await readList('a', limit, (cursor) => {
      cursors.push(cursor)
      return Promise.resolve(parts[cursor]!)
    })
    expect(list.items).toEqual(items)
    expect(cursors).toEqual(Object.keys(parts))
    expect(list.last).toBe(parts[cursors.at(-1)!])
  })
})
