import * as v from 'valibot'
import type { FieldReader } from '../documents/field-reader.ts'
import { isRecord } from '../documents/is-record.ts'
import { colour } from '../fields/colour.ts'
import { field, refuse, Refusal } from '../fields/field.ts'
import { yesNo } from '../fields/yes-no.ts'
import { footerSchemas } from '../slices/footer-slice.ts'
import type { FooterSlice } from '../slices/footer-slice.ts'
import type { FooterConfig } from './site-config.ts'

const footerSlice = field((slice): FooterSlice | Refusal => {
  const type = isRecord(slice) ? slice['type'] : undefined
  if (typeof type !== 'string' || type === '') return refuse('a slice', slice)
  if (!isKnown(type)) return { type: 'unknown', name: type }
  const result = v.safeParse(footerSchemas[type], slice)
  if (result.success) return result.output
  const [issue] = result.issues
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  return new Refusal(issue.message, path)
})

/** The `footer-*` fields of a document. */
export function parseFooter(reader: FieldReader): FooterConfig {
  return {
    include: reader.read('footer.include', yesNo(true), true),
    background: reader.read('footer.background', colour, undefined),
    foreground: reader.read('footer.foreground', colour, undefined),
    content: reader.rows('footer.content', footerSlice).map(({ value }) => value),
  }
}

function isKnown(type: string): type is keyof typeof footerSchemas {
  return Object.hasOwn(footerSchemas, type)
}
