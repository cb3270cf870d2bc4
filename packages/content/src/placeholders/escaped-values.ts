import type { PlaceholderValues } from './template.ts'

/** The same values, each written so that it means itself where it goes. */
export function escapedValues(
  values: PlaceholderValues,
  escape: (value: string, name: string) => string,
): PlaceholderValues {
  return {
    get: (name) => {
      const value = values.get(name)
      return value === undefined ? undefined : escape(value, name)
    },
  }
}
