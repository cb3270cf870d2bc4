import type { FieldReader } from '../fields/field-reader.ts'
import { image } from '../fields/image.ts'
import { text } from '../fields/text.ts'
import type { PageMeta } from './site-config.ts'

/** The `meta-*` fields of a document. */
export function parseMeta(reader: FieldReader): PageMeta {
  return {
    title: reader.read('meta.title', text, ''),
    description: reader.read('meta.description', text, ''),
    keywords: reader.read('meta.keywords', text, ''),
    author: reader.read('meta.author', text, ''),
    image: reader.read('meta.image', image, undefined),
    favicon: reader.read('meta.favicon', image, undefined),
  }
}
