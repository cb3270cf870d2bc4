import * as v from 'valibot'
import { isRecord } from '../documents/is-record.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { colour } from '../fields/colour.ts'
import { yesNo } from '../fields/yes-no.ts'
import { footerSchemas } from '../slices/footer-slice.ts'
import type { FooterSlice } from '../slices/footer-slice.ts'
import { knownSlice } from './known-slice.ts'
import type { FooterConfig } from './site-config.ts'

const footerSlice = knownSlice<FooterSlice>(footerSchemas)

/** The `footer-*` fields of a document. */
export function parseFooter(reader: FieldReader): FooterConfig {
  return {
    include: reader.read('footer.include', yesNo(true), true),
    background: reader.read('footer.background', colour, undefined),
    foreground: reader.read('footer.foreground', colour, undefined),
    content: reader
      .rows('footer.content', v.unknown())
      .flatMap(({ value, index }) => readSlice(reader, value, index)),
  }
}

/** Reads one slice without the items and fields that are wrong, each of which gets an issue. */
function readSlice(reader: FieldReader, slice: unknown, index: number): FooterSlice[] {
  const faults = faultsOf(slice)
  for (const { message, keys } of faults) {
    const inside = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    reader.note('footer.content', message, `[${index}]${inside.join('')}`)
  }
  const result = v.safeParse(footerSlice, faults.length === 0 ? slice : without(slice, faults))
  return result.success ? [result.output] : []
}

interface Fault {
  readonly message: string
  /** Where in the slice it is. */
  readonly keys: readonly (string | number)[]
}

function faultsOf(slice: unknown): Fault[] {
  const type = isRecord(slice) ? slice['type'] : undefined
  const schema = isFooterType(type) ? footerSchemas[type] : footerSlice
  return (v.safeParse(schema, slice).issues ?? []).map(({ message, path }) => ({
    message,
    keys: (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))),
  }))
}

function isFooterType(type: unknown): type is keyof typeof footerSchemas {
  return typeof type === 'string' && Object.hasOwn(footerSchemas, type)
}

function without(slice: unknown, faults: readonly Fault[]): unknown {
  if (!isRecord(slice)) return slice
  const at = (part: string) =>
    faults.flatMap(({ keys: [first, key] }) => (first === part && key !== undefined ? [key] : []))
  const { primary, items } = slice
  const [fields, rows] = [at('primary'), at('items')]
  return {
    ...slice,
    ...(isRecord(primary) && {
      primary: { ...primary, ...Object.fromEntries(fields.map((field) => [field, null])) },
    }),
    ...(Array.isArray(items) && { items: items.filter((_, index) => !rows.includes(index)) }),
  }
}
