import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatContentProblem } from '../documents/errors.ts'
import { text } from '../fields/fields.ts'
import { documentModels, sliceModels } from '../models/models.fixture.ts'
import { sliceSchema } from '../slices/slice-schema.ts'
import { checkSliceModels } from './check-slice-models.ts'

const pledge = sliceSchema('pledge', { title: text }, {})
const model = (id: string) => ({ id, type: 'SharedSlice', variations: [{ id: 'default' }] })
const zone = (...types: string[]) => ({
  id: 'internal_page',
  json: {
    Page: {
      title: { type: 'Text', config: { label: 'Title' } },
      content: {
        type: 'Slices',
        config: {
          choices: Object.fromEntries(types.map((type) => [type, { type: 'SharedSlice' }])),
        },
      },
    },
  },
})
const lines = (given: Parameters<typeof checkSliceModels>[0]) =>
  checkSliceModels(given).map((one) => `${one.severity} ${one.kind} ${formatContentProblem(one)}`)

it('returns no findings if models and schemas match', () => {
  expect(lines({ models: [model('pledge'), model('hero')], schemas: { pledge } })).toEqual([])
  expect(lines({ models: [zone('pledge', 'text', 'links')], schemas: { pledge } })).toEqual([])
  expect(lines({ models: [] })).toEqual([])
})

it('reports slice types of a model that no schema reads', () =>
  expect(lines({ models: [model('pledge'), zone('text', 'confetti')] })).toEqual([
    'error model-without-schema model/pledge: no schema reads the slice type "pledge"',
    'error model-without-schema model/internal_page, content: no schema reads the slice type "confetti"',
  ]))

it('warns about a custom schema without a model, unless it overrides a built-in one', () => {
  const quote = sliceSchema('quote', {}, {})
  expect(lines({ models: [model('hero')], schemas: { pledge, quote } })).toEqual([
    'warning schema-without-model model/pledge: the slice type "pledge" has a schema but no model, so editors cannot add it',
  ])
})

it('reports fields that only the model or only the schema has, except the fields of every section', () => {
  const schema = sliceSchema('pledge', { title: text, goal: text }, { label: text })
  const withFields = (primary: object, items?: object) => ({
    ...model('pledge'),
    variations: [{ id: 'default', primary, items }],
  })
  const given = { schemas: { pledge: schema } }
  expect(
    lines({ ...given, models: [withFields({ anchor: {}, goal: {}, text: {} }, { label: {} })] }),
  ).toEqual([])
  expect(lines({ ...given, models: [withFields({ gaol: {} }, { title: {}, label: {} })] })).toEqual(
    [
      'warning no-effect model/pledge, primary.gaol: no schema reads this field, so its value has no effect',
      'warning schema-without-model model/pledge, primary.goal: the schema reads this field, but no model has it, so editors cannot fill it in',
      'warning no-effect model/pledge, items.title: no schema reads this field, so its value has no effect',
    ],
  )
  expect(lines({ ...given, models: [withFields({ goal: {} })] })).toEqual([
    'warning schema-without-model model/pledge, items.label: the schema reads this field, but no model has it, so editors cannot fill it in',
  ])
})

it("has a schema for every slice of the package's models", () => {
  expect(sliceModels.size).toBeGreaterThan(40)
  expect(lines({ models: [...sliceModels.keys()].map(model) })).toEqual([])
  expect(documentModels.size).toBe(5)
})

it('reports invalid models, and never throws', () => {
  expect(lines({ models: [7, {}, { id: 'x' }, { id: '', variations: [] }] })).toEqual([
    'error field model/: expected a model of a slice or of a custom type, found 7',
    'error field model/: expected a model of a slice or of a custom type, found a group of fields',
    'error field model/x: expected a model of a slice or of a custom type, found a group of fields',
    'error field model/: expected a model of a slice or of a custom type, found a group of fields',
  ])
  const hostile = fc.record({
    id: fc.oneof(fc.constantFrom('a', '__proto__', 'constructor'), fc.jsonValue()),
    variations: fc.option(fc.jsonValue(), { nil: undefined }),
    json: fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.string(), fc.dictionary(fc.string(), fc.record({ config: fc.jsonValue() }))),
    ),
  })
  fc.assert(
    fc.property(fc.array(fc.oneof(hostile, fc.jsonValue())), (models) => {
      for (const { problem } of checkSliceModels({ models })) expect(problem).not.toBe('')
    }),
    { numRuns: fuzzRuns(300) },
  )
})
