/** Keys of these begin with two parts that name the call. */
const inTwoParts = new Set(['content', 'project'])
const plain = /^[a-z][a-z-]{0,30}$/

/**
 * The name of the call that a read's key begins with: `project:boards` of `project:boards:9f…`. What it asks for
 * stays out, and so does everything that is written otherwise than a name of ours.
 */
export function callOf(key: string): string {
  const [kind = '', call = ''] = key.split(':', 2)
  if (!plain.test(kind)) return 'other'
  return inTwoParts.has(kind) && plain.test(call) ? `${kind}:${call}` : kind
}
