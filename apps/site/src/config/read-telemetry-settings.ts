/** Who may watch the site, and what is sent to whom. Nothing unless it is set. */
export interface TelemetrySettings {
  /** Whether `/metrics` answers. */
  readonly metrics: boolean
  /** Who has it may read `/metrics`, and nobody else; undefined: whoever asks from a trusted address. */
  readonly metricsToken: string | undefined
  /** Where measurements and traces are sent, without a trailing slash; undefined for nowhere. */
  readonly otlpEndpoint: string | undefined
  /** The name that they are sent under. */
  readonly serviceName: string
  /** The part of all requests that is traced, from 0 to 1. */
  readonly sampleRatio: number
  /** Whether the platform and the content service are told which trace a call belongs to. */
  readonly tracesServices: boolean
}

interface Reader {
  read: (name: string) => string | undefined
  readUrl: (name: string) => string | undefined
  readSwitch: (name: string, otherwise: 'on' | 'off') => boolean
  /** Takes a line for each setting that is wrong. */
  problems: string[]
}

/** Shorter than this, a token can be guessed. */
const shortestToken = 16

/** Reads the settings of measurements and traces; docs/configuration.md explains each. */
export function readTelemetrySettings({
  read,
  readUrl,
  readSwitch,
  problems,
}: Reader): TelemetrySettings {
  const ratio = read('OTEL_TRACES_SAMPLER_ARG') ?? '1'
  const sampleRatio = Number(ratio)
  if (!(sampleRatio >= 0 && sampleRatio <= 1)) {
    problems.push(`OTEL_TRACES_SAMPLER_ARG is "${ratio}"; it may be a number from 0 to 1`)
  }
  const metricsToken = read('METRICS_TOKEN')
  if (metricsToken !== undefined && metricsToken.length < shortestToken) {
    problems.push(`METRICS_TOKEN is too short; it needs ${shortestToken} characters`)
  }
  return {
    metrics: readSwitch('METRICS', 'off'),
    metricsToken,
    otlpEndpoint: readUrl('OTEL_EXPORTER_OTLP_ENDPOINT'),
    serviceName: read('OTEL_SERVICE_NAME') ?? 'milepost-site',
    sampleRatio,
    tracesServices: readSwitch('TRACE_SERVICES', 'off'),
  }
}
