import type { TelemetrySettings } from '@milepost/server'

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
