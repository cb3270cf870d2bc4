/** CSP sources that a site's content needs. */
export interface PagePolicy {
  /** Origins of scripts, and hashes of those that are in the document when consent is given. */
  readonly scripts: readonly string[]
  readonly images: readonly string[]
  readonly connections: readonly string[]
  readonly frames: readonly string[]
  /** The site may be in other sites' frames. */
  readonly isFramed: boolean
  /** Further frame ancestors of this page, if `isFramed`: hosts, or `*`. @default [] */
  readonly ancestors?: readonly string[]
}
