import { isRecord } from '../documents/is-record.ts'
import type { SliceSchema } from '../slices/own-slice.ts'
import { toFinding } from './finding.ts'
import type { Finding } from './finding.ts'

/** Fields of every section, which a schema need not name. */
const everySections: ReadonlySet<string> = new Set(['title', 'text', 'background', 'anchor'])

/**
 * Compares the fields of a shared slice's model with those of the schema that reads it: names each field that
 * an editor can fill in and nothing reads, and each that is read and no editor can fill in. Gives nothing for a
 * schema that `sliceSchema` has not made, and for what is no model of a slice.
 *
 * @param model - a shared slice in the content service's own format, as parsed from JSON
 */
export function examineModelFields(model: unknown, schema: SliceSchema): Finding[] {
  const [primary, items] = [entriesOf(schema, 'primary'), entriesOf(schema, 'items')]
  if (primary === undefined || items === undefined || !isRecord(model)) return []
  const document = { type: 'model', uid: String(model['id']), id: '' }
  const variations = Array.isArray(model['variations']) ? model['variations'].filter(isRecord) : []
  return (
    [
      ['primary', primary],
      ['items', items],
    ] as const
  ).flatMap(([zone, read]) => {
    const offered = new Set(variations.flatMap((one) => keysOf(one[zone])))
    const isForAll = (name: string) => zone === 'primary' && everySections.has(name)
    return [
      ...[...offered]
        .filter((name) => !read.includes(name) && !isForAll(name))
        .map((name) => {
          const problem = 'no schema reads this field: what an editor fills in changes nothing'
          return toFinding('no-effect', { document, field: `${zone}.${name}`, problem })
        }),
      ...read
        .filter((name) => !offered.has(name) && !isForAll(name))
        .map((name) => {
          const problem =
            'the schema reads this field and no model has it: no editor can fill it in'
          return toFinding('schema-without-model', { document, field: `${zone}.${name}`, problem })
        }),
    ]
  })
}

/** The names of the fields that a schema of `sliceSchema` reads; undefined for a schema of another shape. */
function entriesOf(schema: SliceSchema, zone: 'primary' | 'items'): string[] | undefined {
  const zones: unknown = Reflect.get(schema, 'entries')
  const fields = isRecord(zones) ? zones[zone] : undefined
  const group = isRecord(fields) && isRecord(fields['item']) ? fields['item'] : fields
  const steps = isRecord(group) && Array.isArray(group['pipe']) ? group['pipe'] : []
  const entries: unknown = steps.find((step) => isRecord(step) && isRecord(step['entries']))
  return isRecord(entries) ? keysOf(entries['entries']) : undefined
}

function keysOf(value: unknown): string[] {
  return isRecord(value) ? Object.keys(value) : []
}
