export { createOpenTelemetry, type OpenTelemetry } from './telemetry/open-telemetry.ts'
