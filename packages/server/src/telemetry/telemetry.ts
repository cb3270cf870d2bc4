export interface TelemetrySettings {
  /** Whether `/metrics` is enabled. */
  readonly metrics: boolean
  /** Bearer token for `/metrics`; undefined to give access to trusted networks. */
  readonly metricsToken: string | undefined
  /** OTLP endpoint for metrics and traces, without a trailing slash; undefined to disable the export. */
  readonly otlpEndpoint: string | undefined
  readonly serviceName: string
  /** Fraction of requests to trace, from 0 to 1. */
  readonly sampleRatio: number
  /** Whether requests to the platform and the CMS include the trace context. */
  readonly tracesServices: boolean
}

/** Outcome of a read or an upstream call. */
export type ReadOutcome =
  /** Fresh value from the cache. */
  | 'fresh'
  /** Stale value from the cache, while it is revalidated. */
  | 'stale'
  /** Read from the source. */
  | 'loaded'
  /** Read by another process of the site. */
  | 'shared'
  /** Last known good value, because the source failed. */
  | 'last-good'
  /** Error, because the source failed and there is no last known good value. */
  | 'failed'

/** Outcome of a request for a cacheable page. `not-found` is a 404 from the cache. */
export type PageOutcome = 'hit' | 'stale' | 'miss' | 'not-found'

/** Read or upstream call, without its arguments. */
export interface RecordedRead {
  /** Name of the call, such as `project:boards`. */
  readonly call: string
  readonly outcome: ReadOutcome
  /** Time of the start, in ms since the Unix epoch. */
  readonly startedMs: number
  readonly endedMs: number
}

export interface CompletedRequest {
  readonly method: string
  /** Route pattern, such as `/fundraising/:slug`. */
  readonly route: string
  readonly status: number
  readonly ms: number
}

/** Trace span of a request. */
export interface RequestSpan {
  /** `traceparent` header for upstream requests; undefined if tracing is off. */
  readonly traceparent: string | undefined
  read: (read: RecordedRead) => void
  render: (render: { startedMs: number; endedMs: number }) => void
  end: (answer: { route: string; status: number; endedMs: number }) => void
}

/** Receiver of telemetry events. They contain names, patterns and numbers, never personal data. */
export interface Telemetry {
  /**
   * Starts the span of a request.
   *
   * @param request.traceparent - header of a trusted proxy
   */
  startRequest: (request: {
    id: string
    method: string
    startedMs: number
    traceparent?: string | undefined
  }) => RequestSpan
  answered: (request: CompletedRequest) => void
  page: (outcome: PageOutcome) => void
  read: (read: RecordedRead) => void
  refused: (status: number) => void
  /** Counts an exceeded rate limit. */
  limited: (limit: string) => void
  /** Sets the function that returns the page cache's size, in bytes. */
  watchPageBytes: (read: () => number) => void
  /** Sets the function that returns the giving-day step: 0 is off, 1 and 2 reduce load. */
  watchGivingDay: (read: () => number) => void
}

const noSpan: RequestSpan = {
  traceparent: undefined,
  read: () => undefined,
  render: () => undefined,
  end: () => undefined,
}

/** Telemetry that discards all events. */
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
