// Finds something to read without copying the text, as trim() would.
const something = /\S/

/**
 * Whether there is nothing to validate: a blank string, false, an empty list, null and undefined.
 * 0 is a value (Spec §5, S5.02).
 */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return !something.test(value)
  return (
    value === undefined ||
    value === null ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  )
}
