/** Keys of these begin with two parts that name the call. */
const inTwoParts = new Set(['content', 'project'])
const plain = /^[a-z][a-z-]{0,30}$/

/**
 * Returns the call name at the start of a read's key: `project:boards` for `project:boards:9f…`. Arguments and
 * malformed names are removed.
 */
export function callOf(key: string): string {
  const [kind = '', call = ''] = key.split(':', 2)
  if (!plain.test(kind)) return 'other'
  return inTwoParts.has(kind) && plain.test(call) ? `${kind}:${call}` : kind
}
