import type { ContentProblem } from '../documents/errors.ts'

/**
 * A source of raw documents: a CMS, a folder or another system. Test custom sources with `describeContentSource` of
 * `@milepost/content/conformance`.
 *
 * Methods reject with a `ContentUnavailableError`, or with a `ContentError` if a specific document was requested and
 * cannot be read. Errors must not contain secrets. If the `signal` is aborted, methods reject with its reason.
 */
export interface ContentSource {
  /** URL or folder, without secrets. Used in messages. */
  readonly location: string
  /** Origins of images, fonts and videos, for example `https://images.prismic.io`. A site serves media from these origins only. */
  readonly mediaOrigins: readonly string[]
  /** Fetches a media file, with status 404 if it does not exist. Omit this if media files have public URLs. */
  fetchMedia?(url: URL): Promise<Response>
  /** Returns a page of the matching documents, in an order that is stable across pages. The caller may mutate the documents. */
  find(query: DocumentQuery, options?: SourceOptions): Promise<DocumentPage>
  /**
   * Returns a version that changes whenever content is published. Must not be cached. Later calls of `find` must return
   * documents that are at least as recent.
   */
  version(options?: SourceOptions): Promise<string>
  /**
   * Returns the source at a ref: a preview token or a release, whose documents replace published ones. If the ref is
   * unknown or has expired, all methods reject with the reason `no-such-ref`. There is no fallback.
   */
  at(ref: string): ContentSource
  /**
   * Lists public refs: those of published content and releases, which do not give access to drafts. Omit this if the
   * system has no such list.
   */
  listRefs?(options?: SourceOptions): Promise<readonly string[]>
  /** Lists documents that cannot be read. Omit this if the system cannot tell. */
  problems?(options?: SourceOptions): Promise<readonly ContentProblem[]>
}

export interface SourceOptions {
  readonly signal?: AbortSignal | undefined
}

/** Filter for documents. A `uid` requires a `type`. */
export type DocumentFilter = {
  readonly id?: string | undefined
  /** Language, for example `cy-gb`, or `*` for all languages. @default the main language */
  readonly lang?: string | undefined
} & (
  | { readonly type?: string | undefined; readonly uid?: undefined }
  | { readonly type: string; readonly uid: string }
)

export type DocumentQuery = DocumentFilter & {
  /** Page number, from 1. */
  readonly page: number
  /** Requested page size. A source may return fewer documents. */
  readonly pageSize: number
}

export interface DocumentPage {
  /** Documents in Prismic's format, with `type`, `uid`, `id`, `lang` and `data`. */
  readonly documents: readonly Record<string, unknown>[]
  readonly hasMore: boolean
}
