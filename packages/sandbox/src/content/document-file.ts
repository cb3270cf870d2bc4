import { locateJsonError } from './locate-json-error.ts'

/** Parsed file name of a document, such as `about.json`, `about.draft.json` or `about.cy-gb.json`. */
export interface DocumentName {
  uid: string
  /** Whether the file is a draft, a version in a release, or the published document. */
  version: 'published' | 'draft' | 'release'
  /** Name of the release; '' if the file is not part of a release. */
  release: string
  /** Language in the file name; '' if there is none. */
  lang: string
}

const fileNamePattern =
  /^([a-z0-9][\w-]*)(?:\.(?:(draft)|release-([a-z0-9][\w-]*)|([a-z]{2}-[a-z]{2})))?\.json$/i

/** Parses a file name; undefined if it is not a document file. */
export function parseDocumentName(file: string): DocumentName | undefined {
  const match = fileNamePattern.exec(file)
  if (match === null) return undefined
  const [, uid = '', draft, release = '', lang = ''] = match
  const version = draft !== undefined ? 'draft' : release !== '' ? 'release' : 'published'
  return { uid, version, release, lang: lang.toLowerCase() }
}

/** A document of a repository, with defaults for fields that its file omits. */
export interface ContentDocument {
  id: string
  uid: string
  type: string
  tags: readonly string[]
  lang: string
  firstPublicationDate: string
  lastPublicationDate: string
  data: Readonly<Record<string, unknown>>
}

/** A document whose file cannot be parsed. */
export interface BrokenDocument {
  id: string
  uid: string
  type: string
  /** Error message, such as `expected "," or "}", found "x" (line 3, column 5)`. */
  problem: string
}

interface DocumentDefaults {
  type: string
  uid: string
  /** Default id, for files without one. */
  id: string
  /** Default language, from the file name; '' if there is none. */
  lang: string
  modifiedMs: number
}

/** Whether the file of a document cannot be parsed. */
export function isBrokenDocument(
  document: ContentDocument | BrokenDocument,
): document is BrokenDocument {
  return 'problem' in document
}

/** Parses a document file. Never throws: errors are returned as a `BrokenDocument`. */
export function parseDocument(
  text: string,
  { type, uid, id, lang, modifiedMs }: DocumentDefaults,
): ContentDocument | BrokenDocument {
  const error = locateJsonError(text)
  if (error !== undefined) {
    const { problem, line, column } = error
    return { id, uid, type, problem: `${problem} (line ${line}, column ${column})` }
  }
  const file: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
  if (!isRecord(file) || !isRecord(file['data'])) {
    return { id, uid, type, problem: 'expected an object with "data" (line 1, column 1)' }
  }
  const tags = file['tags']
  return {
    id: getTextOr(file['id'], id),
    uid,
    type,
    tags: Array.isArray(tags) ? tags.filter((tag): tag is string => typeof tag === 'string') : [],
    lang: getTextOr(file['lang'], lang),
    firstPublicationDate: getTextOr(file['first_publication_date'], '2025-01-01T00:00:00+0000'),
    lastPublicationDate: getTextOr(file['last_publication_date'], toContentDate(modifiedMs)),
    data: file['data'],
  }
}

function getTextOr(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Formats a date for the CMS, with a UTC offset without a colon (wire contract §4.1). */
function toContentDate(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}+0000`
}
