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
