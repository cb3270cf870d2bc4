import type { RequestTrace } from '../log/request-trace.ts'

/** Facts about a request from the runtime, in addition to its headers and body. */
export interface Visit {
  /** The address it comes from, where that is known. */
  address?: string | undefined
  /** Host that the visitor requested, if a trusted proxy forwarded it; otherwise the request's own. */
  host?: string | undefined
  /** The header of a proxy that is trusted. */
  traceparent?: string | undefined
  /** Whether the visitor may read the metrics. */
  mayReadMetrics?: boolean | undefined
  /** The request, as the log and its visitor name it. */
  trace?: RequestTrace | undefined
}
