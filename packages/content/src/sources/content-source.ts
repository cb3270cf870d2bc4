import type { ContentProblem } from '../documents/errors.ts'

/**
 * Where documents come from: a content service, a folder of files, or a system of your own. It provides
 * documents as editors wrote them; this package makes pages of them. `describeContentSource` of
 * `@milepost/content/conformance` tests a source.
 *
 * What goes wrong is a `ContentUnavailableError`, or a `ContentError` where the one document that is asked
 * for cannot be read. Neither contains a secret. A `signal` that is aborted rejects with its own reason.
 */
export interface ContentSource {
  /** Its address or its folder, for messages; without secrets. */
  readonly place: string
  /**
   * The origins of the pictures, fonts and videos that its documents name, such as `https://images.prismic.io`.
   * A site serves media of these origins and of no others.
   */
  readonly mediaOrigins: readonly string[]
  /**
   * Gives a file of `mediaOrigins` that has no address on a network: 404 for one that does not exist. Leave it
   * out if the media are on a network.
   */
  fetchMedia?(address: URL): Promise<Response>
  /**
   * One page of the documents that fit, in an order that is the same for every page. None is no error.
   * The caller may change the documents.
   */
  find(query: DocumentQuery, options?: SourceOptions): Promise<DocumentPage>
  /**
   * Another text whenever something was published, and the same one until then. It asks anew each time;
   * what is found afterwards is at least as new.
   */
  version(options?: SourceOptions): Promise<string>
  /**
   * The source as it looks at a ref: a preview's token or a release. Documents of the ref are in the place
   * of those that they are versions of. It never falls back to what is published: at a ref that is unknown
   * or has expired everything rejects with the reason `no-such-ref`.
   */
  at(ref: string): ContentSource
  /**
   * Refs that the repository's API lists: what is published, and releases. Every reader of the API has them, so none of
   * them authorises a preview of drafts. A source that has no such list leaves it out.
   */
  listedRefs?(options?: SourceOptions): Promise<readonly string[]>
  /** The documents that cannot be read, and why. A source that cannot tell leaves it out. */
  problems?(options?: SourceOptions): Promise<readonly ContentProblem[]>
}

export interface SourceOptions {
  readonly signal?: AbortSignal | undefined
}

/** Which documents are wanted. What is left out does not matter; a uid is one of its type only. */
export type DocumentFilter = {
  /** The document's id. */
  readonly id?: string | undefined
  /** A language such as `cy-gb`, or `*` for every one. @default the main language */
  readonly lang?: string | undefined
} & (
  | { readonly type?: string | undefined; readonly uid?: undefined }
  | { readonly type: string; readonly uid: string }
)

/** The documents to read, and which page of the list. */
export type DocumentQuery = DocumentFilter & {
  /** From 1. */
  readonly page: number
  /** The page size that is requested; a source may return fewer. */
  readonly pageSize: number
}

/** Some of the documents that were asked for. */
export interface DocumentPage {
  /** Each with `type`, `uid`, `id`, `lang` and `data`, as the content service sends them. */
  readonly documents: readonly Record<string, unknown>[]
  /** Whether there is a next page. */
  readonly hasMore: boolean
}
