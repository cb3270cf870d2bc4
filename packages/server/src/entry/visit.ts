import type { RequestTrace } from '../log/request-trace.ts'

/** What the runtime knows about a request beyond its headers and body. */
export interface Visit {
  /** The address it comes from, where that is known. */
  address?: string | undefined
  /** The host that its visitor asked for, where a trusted proxy may have said so; else it is the request's own. */
  host?: string | undefined
  /** The header of a proxy that is trusted. */
  traceparent?: string | undefined
  /** Whether the visitor may read the metrics. */
  mayReadMetrics?: boolean | undefined
  /** The request, as the log and its visitor name it. */
  trace?: RequestTrace | undefined
}
