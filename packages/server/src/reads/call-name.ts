/** Kinds of keys whose second part names the call. */
const inTwoParts = new Set(['content', 'project'])
const plain = /^[a-z][a-z-]{0,30}$/

/**
 * Returns the name of a read's call, without its arguments: `project:boards` for `project:boards:9f…`. Malformed keys return
 * `'other'`.
 */
export function callName(key: string): string {
  const [kind = '', call = ''] = key.split(':', 2)
  if (!plain.test(kind)) return 'other'
  return inTwoParts.has(kind) && plain.test(call) ? `${kind}:${call}` : kind
}
