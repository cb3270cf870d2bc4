const nothing: readonly unknown[] = []

/** An array as it is; an empty one for everything else. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : nothing
}
