/** Version of the format that is written, and the latest that can be read. */
export const siteFileVersion = 1

/** Limits of a site file. Files that exceed them are rejected. */
export const siteFileLimits = {
  /** Maximum length of the file, in characters. */
  characters: 200_000_000,
  documents: 5000,
  /** Maximum nesting depth of a document. */
  depth: 40,
  media: 5000,
  /** Maximum size of a media file, in bytes. */
  mediaBytes: 25_000_000,
} as const

/** A site's documents and media. Plain data. */
export interface SiteFile {
  readonly format: 'milepost-site'
  readonly version: number
  /** Site key, which is the uid of the `custom_site` document. */
  readonly site: string
  /** Documents sorted by type and uid. Drafts and translations follow their document. */
  readonly documents: readonly SiteFileDocument[]
  /** Media files sorted by path. */
  readonly media: readonly SiteFileMedia[]
}

/** A document in a site file. Omitted properties get the CMS's defaults. */
export interface SiteFileDocument {
  readonly type: string
  readonly uid: string
  /** `draft`, a release (`release-autumn`) or a translation (`fr-fr`). Undefined for the published document. */
  readonly variant?: string
  readonly id?: string
  readonly tags?: readonly string[]
  readonly lang?: string
  readonly first_publication_date?: string
  readonly last_publication_date?: string
  readonly data: Readonly<Record<string, unknown>>
}

export interface SiteFileMedia {
  /** Path as used in documents, for example `media/fonts/inter.woff2`. */
  readonly path: string
  readonly bytes: number
  /** SHA-256 hash in hexadecimal. */
  readonly sha256: string
  readonly base64: string
}

export interface SiteFileProblem {
  /** Location, for example `internal_page/about, data.content[2]` or `media/logo.svg`. Empty for the whole file. */
  readonly location: string
  readonly problem: string
}

/** Thrown for an invalid site file. Its message lists the first 20 problems, one per line. */
export class SiteFileError extends Error {
  override readonly name = 'SiteFileError' as const
  readonly problems: readonly SiteFileProblem[]

  constructor(problems: readonly SiteFileProblem[], options?: ErrorOptions) {
    const lines = problems
      .slice(0, 20)
      .map(({ location, problem }) => (location === '' ? problem : `${location}: ${problem}`))
    const more = problems.length - lines.length
    super([...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'), options)
    this.problems = problems
  }
}

/** Serialises a site as a site file. Deterministic: sorts documents and media, and adds no timestamps. */
export function writeSiteFile(site: {
  readonly site: string
  readonly documents: readonly SiteFileDocument[]
  readonly media: readonly SiteFileMedia[]
}): string {
  const file: SiteFile = {
    format: 'milepost-site',
    version: siteFileVersion,
    site: site.site,
    documents: site.documents
      .toSorted((a, b) => compareText(getDocumentKey(a), getDocumentKey(b)))
      .map(withIdentityFirst),
    media: site.media.toSorted((a, b) => compareText(a.path, b.path)),
  }
  return `${JSON.stringify(file, null, 1)}\n`
}

/** Returns the sort key of a document. */
export function getDocumentKey({
  type,
  uid,
  variant = '',
}: Pick<SiteFileDocument, 'type' | 'uid'> & { readonly variant?: string | undefined }): string {
  return `${type}/${uid}/${variant}`
}

export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** Returns a document whose identity comes first when it is serialised. */
function withIdentityFirst({
  type,
  uid,
  variant,
  data,
  ...rest
}: SiteFileDocument): SiteFileDocument {
  return { type, uid, ...(variant === undefined ? {} : { variant }), ...rest, data }
}

/** Keys that could cause prototype pollution. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a value is a valid type or uid, which is used as the name of a folder or file. */
export function isDocumentName(text: unknown): text is string {
  return typeof text === 'string' && /^[a-z0-9][\w-]{0,99}$/i.test(text) && !isDeviceName(text)
}

/** Whether a value is a valid variant: `draft`, `release-{name}` or a language. */
export function isVariant(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    /^(?:draft|release-[a-z0-9][\w-]{0,40}|[a-z]{2}-[a-z]{2})$/.test(text)
  )
}

/**
 * Whether a value is a valid path of a file in `media/`. Names contain letters, digits, spaces and `._@()+,-`, start with
 * a letter, digit, `_` or `-`, and end with one of those or `)`.
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

/** Whether a file name is reserved for a device, such as `con` on Windows. */
function isDeviceName(name: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name)
}

/** Finds forbidden keys and excessive nesting. Locations are paths such as `.content[2].primary`. */
export function findKeyProblems(value: unknown, maxDepth: number): SiteFileProblem[] {
  const problems: SiteFileProblem[] = []
  const stack: { value: unknown; place: string; depth: number }[] = [{ value, place: '', depth: 0 }]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { place, depth } = next
    if (typeof next.value !== 'object' || next.value === null) continue
    if (depth >= maxDepth) {
      problems.push({ location: place, problem: `expected at most ${maxDepth} levels` })
      continue
    }
    for (const [key, child] of Object.entries(next.value)) {
      const inside = Array.isArray(next.value) ? `${place}[${key}]` : `${place}.${key}`
      if (forbiddenKeys.has(key) && !Array.isArray(next.value)) {
        problems.push({ location: inside, problem: 'this field name is not allowed' })
      } else stack.push({ value: child, place: inside, depth: depth + 1 })
    }
  }
  return problems
}
