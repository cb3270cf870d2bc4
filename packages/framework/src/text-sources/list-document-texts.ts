import { plainText } from '@milepost/content/html'

/** A text in a document, and the field that it is in, such as `content[3].primary.title`. */
export interface FieldText {
  readonly text: string
  readonly field: string
}

/** Fields that name things for programs: nobody reads them on a page. */
const notRead = new Set([
  'id',
  'kind',
  'key',
  'lang',
  'link_type',
  'slice_type',
  'slice_label',
  'spans',
  'type',
  'uid',
  'variation',
  'version',
])

/** Addresses and the like. */
const address = /^(?:[a-z][\w+.-]*:\S+|[/#?]\S*|media\/\S*|#[\da-f]{3,8})$/i

/**
 * The texts of a document that may be read on a page, with their fields.
 *
 * @param data - of the document, as the content service sends it
 */
export function listDocumentTexts(data: unknown, field = ''): FieldText[] {
  if (typeof data === 'string') return isReadable(data) ? [{ text: plain(data), field }] : []
  if (Array.isArray(data)) {
    return data.flatMap((item, at) => listDocumentTexts(item, `${field}[${at}]`))
  }
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) =>
    notRead.has(name) ? [] : listDocumentTexts(value, nameOf(field, name, data)),
  )
}

/** A block of a rich text is a part of its field: `text[2]` is the third one. */
function nameOf(field: string, name: string, parent: object): string {
  if (name === 'text' && 'spans' in parent) return field
  return field === '' ? name : `${field}.${name}`
}

function isReadable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !address.test(text.trim())
}

/** The words of HTML without its tags; other texts as they are. */
function plain(text: string): string {
  return /<\/?[a-z]/i.test(text) ? plainText(text) : text
}
