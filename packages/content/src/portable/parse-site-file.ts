import { isRecord } from '../documents/values.ts'
import { describeValue } from '../fields/field.ts'
import { isSiteKey } from '../site/tenants.ts'
import {
  findKeyProblems,
  isDocumentName,
  isMediaPath,
  isVariant,
  type SiteFile,
  type SiteFileDocument,
  SiteFileError,
  siteFileLimits,
  type SiteFileMedia,
  type SiteFileProblem,
  siteFileVersion,
} from './site-file.ts'

/**
 * Parses and validates a site file: its format and version, the names and structure of documents, and the size and hash
 * of media. Rejects paths that could leave the folder, and keys that could pollute a prototype.
 *
 * @throws SiteFileError with all problems
 */
export async function parseSiteFile(text: string): Promise<SiteFile> {
  const file = readFile(text)
  const problems: SiteFileProblem[] = []
  const { site } = file
  if (typeof site !== 'string' || !isSiteKey(site)) {
    problems.push({
      location: 'site',
      problem: `expected a site key, found ${describeValue(site)}`,
    })
  }
  const documents = listAt(file, 'documents', siteFileLimits.documents, problems)
  for (const [index, document] of documents.entries()) checkDocument(document, index, problems)
  checkUniqueness(documents as Partial<SiteFileDocument>[], site, problems)
  const media = listAt(file, 'media', siteFileLimits.media, problems)
  await checkMedia(media, problems)
  if (problems.length > 0) throw new SiteFileError(problems)
  return {
    format: 'milepost-site',
    version: siteFileVersion,
    site: site as string,
    documents: documents as SiteFileDocument[],
    media: media as SiteFileMedia[],
  }
}

function readFile(text: string): Record<string, unknown> {
  const refuse = (problem: string, place = '', options?: ErrorOptions) =>
    new SiteFileError([{ location: place, problem }], options)
  if (text.length > siteFileLimits.characters) {
    throw refuse(`expected at most ${siteFileLimits.characters} characters, found ${text.length}`)
  }
  let file: unknown
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw refuse('the file is not JSON', '', { cause })
  }
  if (!isRecord(file) || file['format'] !== 'milepost-site') {
    throw refuse('the file is not a site file: expected "format": "milepost-site"')
  }
  const { version } = file
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    throw refuse(`expected a whole number from 1, found ${describeValue(version)}`, 'version')
  }
  if (version > siteFileVersion) {
    throw refuse(
      `the file has version ${version}; this release supports up to ${siteFileVersion}`,
      'version',
    )
  }
  return file
}

function listAt(
  file: Record<string, unknown>,
  name: string,
  maxLength: number,
  problems: SiteFileProblem[],
): unknown[] {
  const value = file[name]
  if (!Array.isArray(value)) {
    problems.push({ location: name, problem: `expected a list, found ${describeValue(value)}` })
    return []
  }
  if (value.length > maxLength) {
    const problem = `expected at most ${maxLength} entries, found ${value.length}`
    problems.push({ location: name, problem })
    return []
  }
  return value
}

/** Checks that the site's document exists, and that there are no duplicates. Case-insensitive. */
function checkUniqueness(
  documents: readonly Partial<SiteFileDocument>[],
  site: unknown,
  problems: SiteFileProblem[],
): void {
  const names = new Set<string>()
  for (const document of documents) {
    if (!isRecord(document)) continue
    const name = `${String(document.type)}/${String(document.uid)}`
    const key =
      `${name}${document.variant === undefined ? '' : `.${document.variant}`}`.toLowerCase()
    if (names.has(key)) problems.push({ location: name, problem: 'this document is a duplicate' })
    names.add(key)
  }
  if (typeof site === 'string' && !names.has(`custom_site/${site}`.toLowerCase())) {
    problems.push({ location: 'documents', problem: `there is no custom_site/${site}` })
  }
}

async function checkMedia(media: readonly unknown[], problems: SiteFileProblem[]): Promise<void> {
  const paths = new Set<string>()
  for (const [index, entry] of media.entries()) {
    const path = isRecord(entry) ? entry['path'] : undefined
    if (!isRecord(entry) || !isMediaPath(path)) {
      const problem = `expected the path of a file in media/, found ${describeValue(path)}`
      problems.push({ location: `media[${index}].path`, problem })
      continue
    }
    const key = path.normalize('NFC').toLowerCase()
    if (paths.has(key)) problems.push({ location: path, problem: 'this file is a duplicate' })
    paths.add(key)
    // Sequential, to limit memory usage.
    // oxlint-disable-next-line no-await-in-loop
    const problem = await findMediaProblem(entry)
    if (problem !== undefined) problems.push({ location: path, problem })
  }
}

async function findMediaProblem(entry: Record<string, unknown>): Promise<string | undefined> {
  const { base64, bytes, sha256 } = entry
  if (typeof base64 !== 'string') return `expected base64 text, found ${describeValue(base64)}`
  if (base64.length > Math.ceil(siteFileLimits.mediaBytes / 3) * 4) {
    return `expected at most ${siteFileLimits.mediaBytes} bytes`
  }
  const decoded = decodeBase64(base64)
  if (decoded === undefined) return 'its base64 text is invalid'
  if (decoded.length !== bytes)
    return `expected ${describeValue(bytes)} bytes, found ${decoded.length}`
  return (await sha256Hex(decoded)) === sha256 ? undefined : 'its content does not match its sha256'
}

/** Returns a SHA-256 hash in hexadecimal. */
export async function sha256Hex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const texts = ['id', 'lang', 'first_publication_date', 'last_publication_date'] as const
const known: ReadonlySet<string> = new Set(['type', 'uid', 'variant', 'tags', 'data', ...texts])

/** Validates the structure of a document. Its fields are validated by the content check. */
function checkDocument(document: unknown, index: number, problems: SiteFileProblem[]): void {
  const at = `documents[${index}]`
  if (!isRecord(document)) {
    problems.push({
      location: at,
      problem: `expected a document, found ${describeValue(document)}`,
    })
    return
  }
  const { type, uid } = document
  const isNamed = isDocumentName(type) && isDocumentName(uid) && type.toLowerCase() !== 'media'
  const name = isNamed ? `${type}/${uid}` : at
  const note = (field: string, problem: string) =>
    problems.push({ location: `${name}, ${field}`, problem })
  if (!isNamed) {
    const expected = 'expected a type and a uid of letters, digits, - and _'
    note('type and uid', `${expected}, found ${describeValue(type)} and ${describeValue(uid)}`)
  }
  for (const key of Object.keys(document)) if (!known.has(key)) note(key, 'unknown property')
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
  for (const { location, problem } of findKeyProblems(data, siteFileLimits.depth))
    note(`data${location}`, problem)
}

/** Decodes base64; undefined if it is invalid. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined
  const decoded = atob(text)
  const bytes = new Uint8Array(decoded.length)
  for (let index = 0; index < decoded.length; index += 1) bytes[index] = decoded.charCodeAt(index)
  return bytes
}
