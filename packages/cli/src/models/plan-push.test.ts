import { expect, it } from 'vitest'
import type { Models } from './models.ts'
import { describePlan, planPush } from './plan-push.ts'

const field = { type: 'Text' }
const page = (fields: readonly string[]): Models => ({
  customTypes: [
    { id: 'page', json: { Main: Object.fromEntries(fields.map((name) => [name, field])) } },
  ],
  slices: [],
})

it('treats reordered fields as a change, because editors see it', () => {
  const plan = planPush(page(['text', 'title']), page(['title', 'text']))
  expect(describePlan(plan)).toEqual(['~ customtypes/page: fields reordered'])
  expect(planPush(page(['a', 'b']), page(['a', 'b']))).toMatchObject({ updated: [], changes: [] })
})

it('ignores the order of models', () => {
  const slice = (id: string) => ({ id, variations: [] })
  const one = { customTypes: [], slices: [slice('a'), slice('b')] }
  const other = { customTypes: [], slices: [slice('b'), slice('a')] }
  expect(describePlan(planPush(one, other))).toEqual([])
})

it('writes sections before the documents that refer to them, and deletes them after', () => {
  const both: Models = { ...page(['title']), slices: [{ id: 'quote', variations: [] }] }
  const none: Models = { customTypes: [], slices: [] }
  expect(describePlan(planPush(both, none))).toEqual(['+ slices/quote', '+ customtypes/page'])
  expect(describePlan(planPush(none, both))).toEqual(['- customtypes/page', '- slices/quote'])
})
