import type { PagePolicy } from '../policy/page-policy.ts'

/** Facts about an answer that loaders collect. The server decides by them how long it caches the page. */
export interface AnswerFacts {
  /** The answer belongs to one visitor, or must be read afresh each time. */
  isPrivate: boolean
  /** Something outside failed: last good values or a message are in its place. */
  isDegraded: boolean
  /** CSP sources that the site's content needs; undefined until known. */
  policy: PagePolicy | undefined
  /**
   * Time of the oldest totals in the response, in ms since 1970; undefined for a response without totals. A page is not
   * served as current once they are older than a minute.
   */
  oldestFigureMs: number | undefined
  /** Factor for the page's cache lifetime. Changes on the platform expire it anyway. */
  keptTimes: number
  /** Keys of the reads. When one expires, so does the response. */
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
