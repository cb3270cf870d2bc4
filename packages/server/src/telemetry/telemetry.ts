/** Telemetry settings. Everything is off by default. */
export interface TelemetrySettings {
  /** Whether `/metrics` is enabled. */
  readonly metrics: boolean
  /** Token for `/metrics`; if undefined, trusted addresses have access. */
  readonly metricsToken: string | undefined
  /** OTLP endpoint of metrics and traces, without a trailing slash; undefined to disable. */
  readonly otlpEndpoint: string | undefined
  readonly serviceName: string
  /** Fraction of requests to trace, from 0 to 1. */
  readonly sampleRatio: number
  /** Whether requests to the platform and the CMS carry the trace context. */
  readonly tracesServices: boolean
}

/** Outcome of a read or an upstream call. */
export type ReadOutcome =
  /** From the cache. */
  | 'fresh'
  /** From the cache, while it is revalidated. */
  | 'stale'
  /** From the platform or the CMS. */
  | 'loaded'
  /** From another process of the site. */
  | 'shared'
  /** Last known good value, because the source failed or is in back-off. */
  | 'last-good'
  /** Failed without a last known good value. */
  | 'failed'

/** Outcome of a request for a cacheable page. `not-found` is a cached 404. */
export type PageOutcome = 'hit' | 'stale' | 'miss' | 'not-found'

/** A read or upstream call, by name and without arguments. */
export interface ReadNote {
  /** For example `project:boards`. */
  readonly call: string
  readonly outcome: ReadOutcome
  /** Start and end, in ms since the Unix epoch. */
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
  read: (read: ReadNote) => void
  render: (render: { startedMs: number; endedMs: number }) => void
  end: (answer: { route: string; status: number; endedMs: number }) => void
}

/** Receives telemetry events. They contain names, patterns and numbers, never personal data. */
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
  read: (read: ReadNote) => void
  refused: (status: number) => void
  /** Counts an exceeded rate limit. */
  limited: (limit: string) => void
  /** Sets the source of the page cache's size, in bytes. */
  watchPageBytes: (read: () => number) => void
  /** Sets the source of the giving-day step: 0 off, 1 and 2 reduced load. */
  watchGivingDay: (read: () => number) => void
}

const noSpan: RequestSpan = {
  traceparent: undefined,
  read: () => undefined,
  render: () => undefined,
  end: () => undefined,
}

/** Disables telemetry. */
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
