import type { ContentPolicy } from '../document/content-policy.ts'

/** What loaders find out about an answer while they make it; the server keeps pages by it. */
export interface RequestFacts {
  /** The answer belongs to one visitor, or must be read afresh each time. */
  isPrivate: boolean
  /** Something outside failed: last good values or a message stand in its place. */
  isDegraded: boolean
  /** What the site's content lets its pages load; undefined while it is not known. */
  policy: ContentPolicy | undefined
}

/** The facts of an answer that nothing is known about yet. */
export function createRequestFacts(): RequestFacts {
  return { isPrivate: false, isDegraded: false, policy: undefined }
}
