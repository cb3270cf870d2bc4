/** Whether two values of a field are the same; lists are compared by their items. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => Object.is(item, other[index]))
  return Object.is(one, other)
}
