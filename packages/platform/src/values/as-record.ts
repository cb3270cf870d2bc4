const nothing: Readonly<Record<string, unknown>> = {}

/** Any object as a record to read from; an empty one for everything else. Never throws. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : nothing
}
