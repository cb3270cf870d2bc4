import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { ContentProblem } from '../documents/errors.ts'
import { createFieldReader } from './field.ts'
import { requiredText, text, boolean } from './fields.ts'

const document = { type: 'internal_page', uid: 'about', id: 'P1' }

function reading(fields: unknown, prefix?: string) {
  const issues: ContentProblem[] = []
  const place = prefix === undefined ? { document, issues } : { document, issues, prefix }
  return { reader: createFieldReader(fields, place), issues }
}

const problems = (issues: readonly ContentProblem[]) =>
  issues.map(({ field, problem }) => `${field}: ${problem}`)

it('has is false for a field that is missing, empty or invalid', () => {
  const link = { link_type: 'Any' }
  const { reader } = reading({ a: { b: '', c: null, d: undefined, e: false, f: {}, g: [], link } })
  expect(['a', 'a.e'].every((path) => reader.has(path))).toBe(true)
  const empty = ['b', 'a.b', 'a.c', 'a.d', 'a.f', 'a.g', 'a.link', 'a.b.x', 'a.toString']
  expect(empty.some((path) => reader.has(path))).toBe(false)
  reader.read('a.e', text)
  expect(reader.has('a.e')).toBe(false)
})

it.each([undefined, null, 7, 'x', []])('reports nothing for %j instead of fields', (fields) => {
  const { reader, issues } = reading(fields)
  expect(reader.has('a')).toBe(false)
  expect(reader.rows('a', text)).toEqual([])
  expect(issues).toEqual([])
})

it('read returns the default for an invalid value, and reports it by its CMS name', () => {
  const { reader, issues } = reading({ a: { b: 'maybe' } }, 'platform[0].')
  expect(reader.read('a.b', boolean(true))).toBe(true)
  expect(issues[0]?.document).toBe(document)
  expect(problems(issues)).toEqual(['platform[0].a-b: expected "Yes" or "No", found "maybe"'])
})

it('rows returns the valid rows with their index, and reports the others', () => {
  const row = v.object({ label: requiredText, tags: v.array(text) })
  const rows = [
    { label: 'A', tags: [] },
    { label: '', tags: [] },
    { label: 'B', tags: ['x'] },
    { label: 'C', tags: ['x', 7] },
  ]
  const { reader, issues } = reading({ a: { rows } })
  expect(reader.rows('a.rows', row)).toEqual([
    { value: { label: 'A', tags: [] }, index: 0 },
    { value: { label: 'B', tags: ['x'] }, index: 2 },
  ])
  expect(problems(issues)).toEqual([
    'a-rows[1].label: expected text, found nothing',
    'a-rows[3].tags[1]: expected text, found 7',
  ])
})

it('rows rejects a value that is not a list', () => {
  const { reader, issues } = reading({ a: 'x' })
  expect(reader.rows('a', text)).toEqual([])
  reader.note('a.b.c', 'is odd', '[2].url')
  reader.note('a', 'is odd')
  expect(problems(issues)).toEqual([
    'a: expected a list, found "x"',
    'a-b-c[2].url: is odd',
    'a: is odd',
  ])
})
