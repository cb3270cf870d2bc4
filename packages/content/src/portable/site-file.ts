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
