import { isRecord } from '../documents/is-record.ts'
import { describeValue } from '../fields/describe-value.ts'
import { checkKeys, isDocumentName, isVariant } from './check-names.ts'
import { siteFileLimits } from './site-file.ts'
import type { SiteFileProblem } from './site-file.ts'

const texts = ['id', 'lang', 'first_publication_date', 'last_publication_date'] as const
const known: ReadonlySet<string> = new Set(['type', 'uid', 'variant', 'tags', 'data', ...texts])

/** Notes everything that a document of a site file may not be. What its fields say is the doctor's to judge. */
export function checkDocument(document: unknown, index: number, problems: SiteFileProblem[]): void {
  const at = `documents[${index}]`
  if (!isRecord(document)) {
    problems.push({ place: at, problem: `expected a document, found ${describeValue(document)}` })
    return
  }
  const { type, uid } = document
  const isNamed = isDocumentName(type) && isDocumentName(uid) && type.toLowerCase() !== 'media'
  const name = isNamed ? `${type}/${uid}` : at
  const note = (field: string, problem: string) =>
    problems.push({ place: `${name}, ${field}`, problem })
  if (!isNamed) {
    const expected = 'expected a type and a uid of letters, digits, - and _'
    note('type and uid', `${expected}, found ${describeValue(type)} and ${describeValue(uid)}`)
  }
  for (const key of Object.keys(document)) if (!known.has(key)) note(key, 'no document has this')
  for (const key of texts) {
    const value = document[key]
    if (value !== undefined && typeof value !== 'string') {
      note(key, `expected text, found ${describeValue(value)}`)
    }
  }
  const { variant, tags, data } = document
  if (variant !== undefined && !isVariant(variant)) {
    note('variant', `expected draft, a release or a language, found ${describeValue(variant)}`)
  }
  if (
    tags !== undefined &&
    !(Array.isArray(tags) && tags.every((tag) => typeof tag === 'string'))
  ) {
    note('tags', `expected a list of texts, found ${describeValue(tags)}`)
  }
  if (!isRecord(data)) note('data', `expected a group of fields, found ${describeValue(data)}`)
  checkKeys(data, siteFileLimits.depth, (place, problem) => note(`data${place}`, problem))
}
