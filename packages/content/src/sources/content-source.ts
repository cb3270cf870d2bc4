import type { ContentProblem } from '../documents/errors.ts'

/**
 * A source of raw documents: a CMS, a folder, or a custom system. Test a custom source with `describeContentSource`
 * of `@milepost/content/conformance`.
 *
 * Methods reject with a `ContentUnavailableError`, or with a `ContentError` if the one requested document cannot be
 * read. Errors must not contain secrets. An aborted `signal` rejects with its own reason.
 */
export interface ContentSource {
  /** URL or folder, for messages; without secrets. */
  readonly place: string
  /**
   * Origins of its images, fonts and videos, such as `https://images.prismic.io`. A site serves media of these
   * origins only.
   */
  readonly mediaOrigins: readonly string[]
  /** Fetches a media file; 404 if it does not exist. Omit it if the media have public URLs. */
  fetchMedia?(address: URL): Promise<Response>
  /**
   * Returns one page of the matching documents, in an order that is the same for every page. The caller may mutate
   * them.
   */
  find(query: DocumentQuery, options?: SourceOptions): Promise<DocumentPage>
  /**
   * Returns a version that changes with every publication. Must not be cached. Later searches return documents at
   * least as new.
   */
  version(options?: SourceOptions): Promise<string>
  /**
   * Returns the source at a ref: a preview token or a release. Documents of the ref replace their published versions.
   * Has no fallback: with an unknown or expired ref, all methods reject with the reason `no-such-ref`.
   */
  at(ref: string): ContentSource
  /**
   * Lists the public refs: published content and releases. They do not authorise previews of drafts. Omit it if there
   * is no such list.
   */
  listedRefs?(options?: SourceOptions): Promise<readonly string[]>
  /** Lists documents that cannot be read. Omit it if that is unknown. */
  problems?(options?: SourceOptions): Promise<readonly ContentProblem[]>
}

export interface SourceOptions {
  readonly signal?: AbortSignal | undefined
}

/** Filter of documents. A `uid` needs a `type`. */
export type DocumentFilter = {
  readonly id?: string | undefined
  /** A language such as `cy-gb`, or `*` for all. @default the main language */
  readonly lang?: string | undefined
} & (
  | { readonly type?: string | undefined; readonly uid?: undefined }
  | { readonly type: string; readonly uid: string }
)

export type DocumentQuery = DocumentFilter & {
  /** Number of the page, from 1. */
  readonly page: number
  /** Requested page size; a source may return fewer. */
  readonly pageSize: number
}

/** A page of documents. */
export interface DocumentPage {
  /** Each with `type`, `uid`, `id`, `lang` and `data`, in Prismic's format. */
  readonly documents: readonly Record<string, unknown>[]
  readonly hasMore: boolean
}
