import type { PagePolicy } from '../policy/page-policy.ts'

/** Facts about an answer that loaders collect. The server decides by them how long it caches the page. */
export interface AnswerFacts {
  /** The answer belongs to one visitor, or must be read afresh each time. */
  isPrivate: boolean
  /** Something outside failed: last good values or a message are in its place. */
  isDegraded: boolean
  /** What the site's content lets its pages load; undefined while it is not known. */
  policy: PagePolicy | undefined
  /**
   * When the oldest of the figures in it was true, in milliseconds since 1970; undefined for an answer without figures. A page
   * is not given out when they have become older than a minute without its saying so.
   */
  oldestFigureMs: number | undefined
  /** How many times longer than usual the page is cached. A change on the platform expires it all the same. */
  keptTimes: number
  /** The keys of what was read: when one of them expires, so does the answer. */
  readonly reads: Set<string>
  /** The page does not exist, and nothing else went wrong: the 404 may be cached for a short time. */
  isMissing: boolean
  /** A rendered answer and its text, so that the server need not read the text from the answer's stream again, which is slow. */
  rendered?: { readonly response: Response; readonly html: string } | undefined
}

/** The facts of an answer that nothing is known about yet. */
export function createAnswerFacts(): AnswerFacts {
  return {
    isPrivate: false,
    isDegraded: false,
    oldestFigureMs: undefined,
    keptTimes: 1,
    policy: undefined,
    reads: new Set(),
    isMissing: false,
  }
}
