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
