/** CSP sources that a site's content needs. */
export interface PagePolicy {
  /** Origins of scripts, and hashes of inline scripts that run after consent. */
  readonly scripts: readonly string[]
  readonly images: readonly string[]
  readonly connections: readonly string[]
  readonly frames: readonly string[]
  /** Whether other sites may embed the site in a frame. */
  readonly isFramed: boolean
  /** Further frame ancestors of this page, if `isFramed`: hosts, or `*`. @default [] */
  readonly ancestors?: readonly string[]
}
