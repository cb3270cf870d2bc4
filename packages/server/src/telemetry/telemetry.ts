/** Outcome of a read. */
export type ReadOutcome =
  /** From the cache. */
  | 'fresh'
  /** From the cache, while it is read again. */
  | 'stale'
  /** From the platform or the content service. */
  | 'loaded'
  /** From another process of the site, which has just read it. */
  | 'shared'
  /** With the last good value: the outside could not be asked, or is being left alone for a moment. */
  | 'last-good'
  /** The read failed. */
  | 'failed'

/** Whether a page that may be cached came from the cache. */
export type PageOutcome = 'hit' | 'stale' | 'miss' | 'not-found'

/** An upstream call, by name and without its arguments. */
export interface ReadNote {
  /** For example `project:boards`. */
  readonly call: string
  readonly outcome: ReadOutcome
  /** Milliseconds since 1970. */
  readonly startedMs: number
  readonly endedMs: number
}

/** A request that was answered. */
export interface AnsweredRequest {
  readonly method: string
  /** The pattern of its route, such as `/fundraising/:slug`. */
  readonly route: string
  readonly status: number
  readonly ms: number
}

/** One request as traces know it. */
export interface RequestSpan {
  /** `traceparent` header for upstream requests; undefined if there is none. */
  readonly traceparent: string | undefined
  read: (read: ReadNote) => void
  render: (render: { startedMs: number; endedMs: number }) => void
  end: (answer: { route: string; status: number; endedMs: number }) => void
}

/** Telemetry events. They contain names, patterns and numbers, never personal data. */
export interface Telemetry {
  /** @param request.traceparent - the header of a proxy that is trusted */
  startRequest: (request: {
    id: string
    method: string
    startedMs: number
    traceparent?: string | undefined
  }) => RequestSpan
  answered: (request: AnsweredRequest) => void
  page: (outcome: PageOutcome) => void
  read: (read: ReadNote) => void
  /** A request was not let in. */
  refused: (status: number) => void
  /** A rate limit was exceeded. */
  limited: (limit: string) => void
  /** Observes the size of the page cache. */
  watchPageBytes: (read: () => number) => void
  /** Observes the step of giving-day mode: 0 off, 1 and 2 reduced. */
  watchGivingDay: (read: () => number) => void
}

const noSpan: RequestSpan = {
  traceparent: undefined,
  read: () => undefined,
  render: () => undefined,
  end: () => undefined,
}

/** Nobody watches. */
export const noTelemetry: Telemetry = {
  startRequest: () => noSpan,
  answered: () => undefined,
  page: () => undefined,
  read: () => undefined,
  refused: () => undefined,
  limited: () => undefined,
  watchPageBytes: () => undefined,
  watchGivingDay: () => undefined,
}
