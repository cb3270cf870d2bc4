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
import type { Telemetry } from './telemetry.ts'
import type { TelemetrySettings } from './telemetry-settings.ts'
import { watchProcess } from './process-metrics.ts'
import { siteMetrics } from './metrics.ts'
import { siteTraces } from './traces.ts'

/** Metrics and traces of the site, with their export. */
export interface OpenTelemetry {
  telemetry: Telemetry
  /** The same for one site of several: each measurement and each trace names it. */
  telemetryOf: (site: string) => Telemetry
  /** Returns the metrics in the Prometheus format; undefined if disabled. */
  metrics: (() => Promise<Response>) | undefined
  /** Sends what is left, and ends. */
  shutdown: () => Promise<void>
}

/** The most combinations of site, route and status that each measurement counts separately; the rest is added up. */
const mostSeries = 50_000

/** A collector that is down is spoken of no more often. */
const pauseMs = 60_000

/**
 * Creates metrics and traces with OpenTelemetry, and exports them as configured. Loaded only if one of them is enabled.
 *
 * @param options.onError - receives export errors
 * @param options.spanProcessors - replace the export in tests
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
    if (now() - lastMs < pauseMs) return
    lastMs = now()
    onError(new Error('Measurements or traces cannot be sent', { cause: problem }))
  })
  // The name of the machine, its addresses and its command line stay out.
  const resource = detectResources({ detectors: [resourceAttributesEnvDetector] }).merge(
    resourceFromAttributes({ 'service.name': serviceName }),
  )
  const prometheus = metrics ? new PrometheusExporter({ preventServerStart: true }) : undefined
  const meters = new MeterProvider({
    resource,
    views: [{ instrumentName: '*', aggregationCardinalityLimit: mostSeries }],
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
  watchProcess(meter)
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
    ...siteMetrics(meter, of),
    startRequest: siteTraces(tracer, { tracesServices, of }),
  })
  return {
    telemetry: telemetryWith({}),
    telemetryOf: (site) => telemetryWith({ 'milepost.site': site }),
    metrics: prometheus && (() => answerMetrics(prometheus)),
    async shutdown() {
      await Promise.allSettled([meters.shutdown(), tracers?.shutdown()])
    },
  }
}

async function answerMetrics(prometheus: PrometheusExporter): Promise<Response> {
  const { resourceMetrics } = await prometheus.collect()
  // Everything is measured by one part: its name on each line would say nothing.
  const serializer = new PrometheusSerializer(undefined, false, undefined, false, true)
  return new Response(serializer.serialize(resourceMetrics), {
    headers: {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'private, no-store',
    },
  })
}
