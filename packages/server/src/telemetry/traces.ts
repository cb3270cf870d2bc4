import {
  type Attributes,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { noTelemetry, type Telemetry } from './telemetry.ts'

/**
 * Creates a function that starts the span of a request. Child spans are the reads that the request waited for, and the render.
 *
 * @param tracer - undefined to disable tracing
 * @param options.of - attributes of each request's span, such as the site key. @default none
 * @param options.tracesServices - whether upstream requests include the trace context
 */
export function createRequestTracer(
  tracer: Tracer | undefined,
  { tracesServices, of = {} }: { tracesServices: boolean; of?: Attributes },
): Telemetry['startRequest'] {
  if (tracer === undefined) return noTelemetry.startRequest
  return ({ id, method, startedMs, traceparent }) => {
    const parent = traceparent === undefined ? null : parseTraceParent(traceparent)
    const around =
      parent === null
        ? ROOT_CONTEXT
        : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true })
    const span = tracer.startSpan(
      method,
      {
        kind: SpanKind.SERVER,
        startTime: startedMs,
        attributes: { ...of, 'http.request.method': method, 'milepost.request.id': id },
      },
      around,
    )
    const inside = trace.setSpan(around, span)
    const part = (name: string, attributes: Record<string, string>, times: TimeRange) => {
      const child = tracer.startSpan(name, { startTime: times.startedMs, attributes }, inside)
      if (attributes['milepost.outcome'] === 'failed') {
        child.setStatus({ code: SpanStatusCode.ERROR })
      }
      child.end(times.endedMs)
    }
    const { traceId, spanId, traceFlags } = span.spanContext()
    const flags = traceFlags.toString(16).padStart(2, '0')
    return {
      traceparent: tracesServices ? `00-${traceId}-${spanId}-${flags}` : undefined,
      read: ({ call, outcome, ...times }) =>
        part(`read ${call}`, { 'milepost.call': call, 'milepost.outcome': outcome }, times),
      render: (times) => part('render', {}, times),
      end({ route, status, endedMs }) {
        span.updateName(`${method} ${route}`)
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end(endedMs)
      },
    }
  }
}

interface TimeRange {
  startedMs: number
  endedMs: number
}
