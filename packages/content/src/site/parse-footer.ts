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
    content: reader.rows('footer.content', footerSlice).map(({ value }) => value),
  }
}
