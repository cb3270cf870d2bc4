/** What loaders find out about an answer while they make it; the server keeps pages by it. */
export interface RequestFacts {
  /** The answer belongs to one visitor, or must be read afresh each time. */
  isPrivate: boolean
  /** Something outside failed: last good values or a message stand in its place. */
  isDegraded: boolean
}

/** The facts of an answer that nothing is known about yet. */
export function createRequestFacts(): RequestFacts {
  return { isPrivate: false, isDegraded: false }
}
