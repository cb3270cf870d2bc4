import { getIn, isRecord } from '../documents/values.ts'
import { describeValue } from '../fields/field.ts'
import { pageSliceSchemas } from '../slices/page-slices.ts'
import { footerSchemas } from '../slices/site-slices.ts'
import type { SliceSchema, SliceSchemas } from '../slices/slice-schema.ts'
import { type Finding, toFinding } from './finding.ts'

/** Slice types that are not page or footer sections. */
const otherTypes = ['default', 'everydayhero', 'registration', 'report']

const knownTypes: ReadonlySet<string> = new Set([
  ...Object.keys(pageSliceSchemas),
  ...Object.keys(footerSchemas),
  ...otherTypes,
])

/**
 * Compares the CMS's models with the slice schemas. Reports slice types without a schema, custom schemas without a
 * model, and fields that are missing from either. A custom schema that overrides a built-in one may use the built-in
 * model. Never throws.
 *
 * @param models - shared slices and custom types in Prismic's format, parsed from JSON
 * @param schemas - custom schemas, as in `createContentClient`
 */
export function checkSliceModels({
  models,
  schemas = {},
}: {
  readonly models: readonly unknown[]
  readonly schemas?: SliceSchemas | undefined
}): Finding[] {
  const offered = models.map((model) => ({ model, types: getOfferedTypes(model) }))
  const all = new Set(offered.flatMap(({ types }) => (types ?? []).map(({ type }) => type)))
  return [
    ...offered.flatMap(({ model, types }) => {
      const document = { type: 'model', uid: getModelId(model), id: '' }
      if (types === undefined) {
        const problem = `expected a model of a slice or of a custom type, found ${describeValue(model)}`
        return [toFinding('field', { document, field: '', problem })]
      }
      const schema = Object.hasOwn(schemas, document.uid) ? schemas[document.uid] : undefined
      return [
        ...types
          .filter(({ type }) => !knownTypes.has(type) && !Object.hasOwn(schemas, type))
          .map(({ type, field }) => {
            const problem = `no schema reads the slice type "${type}"`
            return toFinding('model-without-schema', { document, field, problem })
          }),
        ...(schema === undefined ? [] : checkModelFields(model, schema)),
      ]
    }),
    ...Object.keys(schemas)
      .filter((type) => !all.has(type) && !knownTypes.has(type))
      .map((type) => {
        const document = { type: 'model', uid: type, id: '' }
        const problem = `the slice type "${type}" has a schema but no model, so editors cannot add it`
        return toFinding('schema-without-model', { document, field: '', problem })
      }),
  ]
}

interface Offered {
  readonly type: string
  /** Slice zone of the model; empty for a shared slice. */
  readonly field: string
}

/** Returns the slice types that a model makes available; undefined if it is not a model. */
function getOfferedTypes(model: unknown): Offered[] | undefined {
  const id = getModelId(model)
  if (!isRecord(model) || id === '') return undefined
  if (Array.isArray(model['variations'])) return [{ type: id, field: '' }]
  if (!isRecord(model['json'])) return undefined
  return Object.values(model['json'])
    .filter(isRecord)
    .flatMap((tab) => Object.entries(tab))
    .flatMap(([field, zone]) => sliceChoices(zone).map((type) => ({ type, field })))
}

/** Returns the slice types of a slice zone; an empty list for any other field. */
function sliceChoices(zone: unknown): string[] {
  return getKeys(getIn(zone, 'config', 'choices'))
}

function getModelId(model: unknown): string {
  const id = getIn(model, 'id')
  return typeof id === 'string' ? id : ''
}

/** Fields that all sections may have, whether or not their schema declares them. */
const commonFields: ReadonlySet<string> = new Set(['title', 'text', 'background', 'anchor'])

/**
 * Compares the fields of a shared slice with its schema. Reports fields that are never read, and fields that editors
 * cannot fill in. Ignores custom types, and schemas that were not created by `sliceSchema`.
 */
function checkModelFields(model: unknown, schema: SliceSchema): Finding[] {
  const [primary, items] = [getSchemaFields(schema, 'primary'), getSchemaFields(schema, 'items')]
  if (primary === undefined || items === undefined || !isRecord(model)) return []
  const document = { type: 'model', uid: String(model['id']), id: '' }
  const variations = Array.isArray(model['variations']) ? model['variations'].filter(isRecord) : []
  return Object.entries({ primary, items }).flatMap(([zone, read]) => {
    const offered = new Set(variations.flatMap((one) => getKeys(one[zone])))
    const isForAll = (name: string) => zone === 'primary' && commonFields.has(name)
    return [
      ...[...offered]
        .filter((name) => !read.includes(name) && !isForAll(name))
        .map((name) => {
          const problem = 'no schema reads this field, so its value has no effect'
          return toFinding('no-effect', { document, field: `${zone}.${name}`, problem })
        }),
      ...read
        .filter((name) => !offered.has(name) && !isForAll(name))
        .map((name) => {
          const problem =
            'the schema reads this field, but no model has it, so editors cannot fill it in'
          return toFinding('schema-without-model', { document, field: `${zone}.${name}`, problem })
        }),
    ]
  })
}

/** Returns the field names of a schema; undefined if it was not created by `sliceSchema`. */
function getSchemaFields(schema: SliceSchema, zone: 'primary' | 'items'): string[] | undefined {
  const fields = getIn(schema, 'entries', zone)
  const steps = getIn(getIn(fields, 'item') ?? fields, 'pipe')
  const entries = Array.isArray(steps)
    ? steps.map((step) => getIn(step, 'entries')).find(isRecord)
    : undefined
  return entries && Object.keys(entries)
}

function getKeys(value: unknown): string[] {
  return isRecord(value) ? Object.keys(value) : []
}
