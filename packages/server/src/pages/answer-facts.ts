import type { PagePolicy } from '../policy/page-policy.ts'

/** Facts about a response that the render collects. They determine its caching and its CSP. */
export interface AnswerFacts {
  /** Whether the response is for one visitor, or must not be cached for another reason. */
  isPrivate: boolean
  /** Whether a source failed, so the page shows last known good values or an error message instead. */
  isDegraded: boolean
  /** CSP sources that the page's content needs; undefined until known. */
  policy: PagePolicy | undefined
  /**
   * Time of the oldest totals in the response, in ms since the Unix epoch; undefined without totals. Once they are older than a
   * minute, the page is rendered again.
   */
  oldestFigureMs: number | undefined
  /** Multiplier of the page's cache lifetime. Invalidations apply regardless. */
  keptTimes: number
  /** Keys of the reads. If one of them is invalidated, so is the response. */
  readonly reads: Set<string>
  /** Whether the page does not exist and no source failed. Such a 404 is cached for a short time. */
  isMissing: boolean
  /** The rendered response with its HTML in UTF-8, which saves reading its stream again. */
  rendered?: { readonly response: Response; readonly html: Uint8Array } | undefined
}

/** Creates the facts of a new response, with defaults. */
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
