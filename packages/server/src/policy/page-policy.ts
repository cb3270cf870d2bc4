/** What a site's content asks its pages to be allowed. Sources of a Content-Security-Policy. */
export interface PagePolicy {
  /** Origins of scripts, and hashes of those that are in the document when consent is given. */
  readonly scripts: readonly string[]
  readonly images: readonly string[]
  readonly connections: readonly string[]
  readonly frames: readonly string[]
  /** The site may be in other sites' frames. */
  readonly isFramed: boolean
  /** Who else may show this page alone in a frame, where `isFramed`: hosts, or `*` for everybody. @default [] */
  readonly ancestors?: readonly string[]
}
