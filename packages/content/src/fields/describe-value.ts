const longestQuote = 40

/** A value in words for a message: quoted and cut when it is text, named by its kind otherwise. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'string') {
    const cut = value.length > longestQuote ? `${value.slice(0, longestQuote)}…` : value
    return JSON.stringify(cut)
  }
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  return typeof value === 'object' ? 'a group of fields' : `a ${typeof value}`
}
