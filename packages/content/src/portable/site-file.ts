/** The version of the format that this release writes, and the newest it reads. */
export const siteFileVersion = 1

/** What is in a site file may; a file beyond it is refused before anything is made of it. */
export const siteFileLimits = {
  /** Characters of the whole file. */
  characters: 200_000_000,
  documents: 5000,
  /** Levels of groups and lists inside a document. */
  depth: 40,
  media: 5000,
  /** Bytes of one file of media. */
  mediaBytes: 25_000_000,
} as const

/** A whole site: its documents as an editor wrote them, and its media. Plain data. */
export interface SiteFile {
  readonly format: 'milepost-site'
  readonly version: number
  /** The site's key: the uid of its `custom_site` document. */
  readonly site: string
  /** The documents, sorted by type and uid. A draft or translation follows its document. */
  readonly documents: readonly SiteFileDocument[]
  /** The media files, sorted by path. */
  readonly media: readonly SiteFileMedia[]
}

/** One document; what is left out is filled in by the content service. */
export interface SiteFileDocument {
  readonly type: string
  readonly uid: string
  /**
   * Another version of the document of the same type and uid: `draft`, one of a release
   * (`release-autumn`), or one in another language (`fr-fr`).
   */
  readonly variant?: string
  readonly id?: string
  readonly tags?: readonly string[]
  readonly lang?: string
  readonly first_publication_date?: string
  readonly last_publication_date?: string
  readonly data: Readonly<Record<string, unknown>>
}

/** One file of media. */
export interface SiteFileMedia {
  /** As documents name it, such as `media/fonts/inter.woff2`. */
  readonly path: string
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
  readonly base64: string
}

/** Something wrong in a site file: where in it, and for a document where in the document. */
export interface SiteFileProblem {
  /** Such as `internal_page/about, data.content[2]`, `media/logo.svg`, or empty for the whole file. */
  readonly place: string
  readonly problem: string
}

/** A site file that is not what it must be. Its message names the first problems, a line each. */
export class SiteFileError extends Error {
  override readonly name = 'SiteFileError' as const
  readonly problems: readonly SiteFileProblem[]

  constructor(problems: readonly SiteFileProblem[], options?: ErrorOptions) {
    const lines = problems
      .slice(0, 20)
      .map(({ place, problem }) => (place === '' ? problem : `${place}: ${problem}`))
    const more = problems.length - lines.length
    super([...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'), options)
    this.problems = problems
  }
}

/**
 * A site as the text of a site file. The same site gives the same text: documents and media are in
 * order, and nothing says when or where it was written.
 */
export function writeSiteFile(site: {
  readonly site: string
  readonly documents: readonly SiteFileDocument[]
  readonly media: readonly SiteFileMedia[]
}): string {
  const file: SiteFile = {
    format: 'milepost-site',
    version: siteFileVersion,
    site: site.site,
    documents: site.documents.toSorted((a, b) => compare(keyOf(a), keyOf(b))).map(ordered),
    media: site.media.toSorted((a, b) => compare(a.path, b.path)),
  }
  return `${JSON.stringify(file, null, 1)}\n`
}

function keyOf({ type, uid, variant = '' }: SiteFileDocument): string {
  return `${type}/${uid}/${variant}`
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** The fields that say who a document is before what it says. */
function ordered({ type, uid, variant, data, ...rest }: SiteFileDocument): SiteFileDocument {
  return { type, uid, ...(variant === undefined ? {} : { variant }), ...rest, data }
}

/** Names that reach an object's prototype when they are used as keys without care. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a text can be a document's type or uid: it becomes the name of a folder or a file. */
export function isDocumentName(text: unknown): text is string {
  return typeof text === 'string' && /^[a-z0-9][\w-]{0,99}$/i.test(text) && !isDeviceName(text)
}

/** Whether a text names a version of a document: `draft`, `release-{name}`, or a language. */
export function isVariant(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    /^(?:draft|release-[a-z0-9][\w-]{0,40}|[a-z]{2}-[a-z]{2})$/.test(text)
  )
}

/**
 * Whether a text can be the path of a file of media: `media/` and names of letters, digits, spaces,
 * and `._@()+,-`, none of which begins or ends with a dot or a space. Nothing leads out of the folder.
 */
export function isMediaPath(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > 200) return false
  const [folder, ...names] = text.split('/')
  return (
    folder === 'media' &&
    names.length > 0 &&
    names.length <= 8 &&
    names.every(
      (name) =>
        /^[\p{L}\p{N}_-](?:[\p{L}\p{M}\p{N} ._@()+,-]*[\p{L}\p{M}\p{N}_)-])?$/u.test(name) &&
        !isDeviceName(name),
    )
  )
}

/** Whether a file name opens a device on some systems, such as `con` on Windows. */
function isDeviceName(name: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name)
}

/**
 * Looks for keys that no document has, and for groups inside groups without end.
 *
 * @param report - told the way to each, such as `.content[2].primary`
 */
export function checkKeys(
  value: unknown,
  deepest: number,
  report: (place: string, problem: string) => void,
): void {
  const open: { value: unknown; place: string; depth: number }[] = [{ value, place: '', depth: 0 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { place, depth } = next
    if (typeof next.value !== 'object' || next.value === null) continue
    if (depth >= deepest) {
      report(place, `expected at most ${deepest} levels`)
      continue
    }
    for (const [key, child] of Object.entries(next.value)) {
      const inside = Array.isArray(next.value) ? `${place}[${key}]` : `${place}.${key}`
      if (forbiddenKeys.has(key) && !Array.isArray(next.value)) {
        report(inside, 'no field may have this name')
      } else open.push({ value: child, place: inside, depth: depth + 1 })
    }
  }
}
