import type { Attributes } from '@opentelemetry/api'
import { setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Telemetry, TelemetrySettings } from './telemetry.ts'
import { createSiteMetrics, registerProcessMetrics } from './metrics.ts'
import { createRequestTracer } from './traces.ts'

/** OpenTelemetry metrics and traces, and their exporters. */
export interface OpenTelemetry {
  telemetry: Telemetry
  /** Returns the telemetry of one of several sites, with the site key as an attribute of metrics and traces. */
  forSite: (site: string) => Telemetry
  /** Responds to `/metrics` in the Prometheus format; undefined if disabled. */
  metrics: (() => Promise<Response>) | undefined
  /** Flushes pending data, and stops the exporters. */
  shutdown: () => Promise<void>
}

/** Maximum number of time series per metric. Further ones are aggregated. */
const maxSeries = 50_000

/** Minimum time between reports of export errors, in ms. */
const errorReportIntervalMs = 60_000

/**
 * Creates OpenTelemetry metrics and traces, and exports them as configured. Import this module only if one of them is enabled,
 * because its dependencies are large.
 *
 * @param options.onError - called with export errors, at most once a minute
 * @param options.now - clock, in ms
 * @param options.spanProcessors - replaces the export in tests
 */
export function createOpenTelemetry(
  settings: TelemetrySettings,
  {
    onError,
    now,
    spanProcessors = [],
  }: { onError: (error: Error) => void; now: () => number; spanProcessors?: SpanProcessor[] },
): OpenTelemetry {
  const { metrics, otlpEndpoint, sampleRatio, serviceName, tracesServices } = settings
  let lastMs = -Infinity
  setGlobalErrorHandler((problem) => {
    if (now() - lastMs < errorReportIntervalMs) return
    lastMs = now()
    onError(new Error('Cannot export metrics or traces', { cause: problem }))
  })
  // Exclude host name, IP addresses and command line from the resource.
  const resource = detectResources({ detectors: [resourceAttributesEnvDetector] }).merge(
    resourceFromAttributes({ 'service.name': serviceName }),
  )
  const prometheus = metrics ? new PrometheusExporter({ preventServerStart: true }) : undefined
  const meters = new MeterProvider({
    resource,
    views: [{ instrumentName: '*', aggregationCardinalityLimit: maxSeries }],
    readers: [
      ...(prometheus === undefined ? [] : [prometheus]),
      ...(otlpEndpoint === undefined
        ? []
        : [
            new PeriodicExportingMetricReader({
              exporter: new OTLPMetricExporter({ url: `${otlpEndpoint}/v1/metrics` }),
            }),
          ]),
    ],
  })
  const meter = meters.getMeter('milepost')
  registerProcessMetrics(meter)
  const ratio = new TraceIdRatioBasedSampler(sampleRatio)
  const processors =
    otlpEndpoint === undefined
      ? spanProcessors
      : [
          new BatchSpanProcessor({
            exporter: new OTLPTraceExporter({ url: `${otlpEndpoint}/v1/traces` }),
          }),
        ]
  const tracers =
    processors.length === 0
      ? undefined
      : new TracerProvider({
          resource,
          sampler: new ParentBasedSampler({ root: ratio }),
          spanProcessors: processors,
        })
  const tracer = tracers?.getTracer('milepost')
  const telemetryWith = (of: Attributes): Telemetry => ({
    ...createSiteMetrics(meter, of),
    startRequest: createRequestTracer(tracer, { tracesServices, of }),
  })
  return {
    telemetry: telemetryWith({}),
    forSite: (site) => telemetryWith({ 'milepost.site': site }),
    metrics: prometheus && (() => createMetricsResponse(prometheus)),
    async shutdown() {
      await Promise.allSettled([meters.shutdown(), tracers?.shutdown()])
    },
  }
}

async function createMetricsResponse(prometheus: PrometheusExporter): Promise<Response> {
  const { resourceMetrics } = await prometheus.collect()
  // All metrics have the same scope, so omit it from every line.
  const serializer = new PrometheusSerializer(undefined, false, undefined, false, true)
  return new Response(serializer.serialize(resourceMetrics), {
    headers: {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'private, no-store',
    },
  })
}
