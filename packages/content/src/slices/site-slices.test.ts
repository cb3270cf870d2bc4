import * as v from 'valibot'
import { expect, it } from 'vitest'
import { requiredText } from '../fields/fields.ts'
import { toKnownSlice } from './site-slices.ts'

const list = v.object({
  type: v.literal('list'),
  items: v.array(v.object({ label: requiredText })),
})
const slice = toKnownSlice<v.InferOutput<typeof list>>({ list })

it.each([
  [
    { type: 'list', items: [{ label: ' A ' }] },
    { type: 'list', items: [{ label: 'A' }] },
  ],
  [
    { type: 'other', label: 'A', primary: { a: 1 }, items: [{ b: 2 }, 7] },
    { type: 'unknown', name: 'other', label: 'A', primary: { a: 1 }, items: [{ b: 2 }] },
  ],
  [
    { type: 'constructor' },
    { type: 'unknown', name: 'constructor', label: null, primary: {}, items: [] },
  ],
])('toKnownSlice reads %j as %j', (value, read) => expect(v.parse(slice, value)).toEqual(read))

it.each([
  [null, 'nothing'],
  [7, '7'],
  ['list', '"list"'],
  [['list'], 'a list'],
  [{}, 'nothing'],
  [{ type: 7 }, 'a group of fields'],
  [{ type: '', label: 'A' }, 'a group of fields'],
])('toKnownSlice rejects %j', (value, found) => {
  expect(v.safeParse(slice, value).issues?.map(({ message }) => message)).toEqual([
    `expected a slice, found ${found}`,
  ])
})

it('toKnownSlice reports the path of a problem', () => {
  const [issue] = v.safeParse(slice, { type: 'list', items: [{ label: 'A' }, {}] }).issues ?? []
  expect(issue?.message).toBe('expected text, found nothing')
  expect(issue?.path?.map(({ key }) => key)).toEqual(['items', 1, 'label'])
})
