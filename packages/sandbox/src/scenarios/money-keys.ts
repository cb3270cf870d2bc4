const counted =
  /raised|amount|giftaid|count$|^donations?total|^totalestimated|^(?:total)?numberof|^(?:total|totalresults|totalpages|totalfundraisingpages|value|timetaken|elevation|totalvalue|numberofhits)$/i
const settings = /target|currency|percentage|imagecount|pageSize|limit/i

/**
 * Whether a field contains what was given or counted, so that a scenario may change it: sums, numbers
 * of rows and distances, but no targets, ids or page sizes.
 */
export function isCounted(key: string): boolean {
  return counted.test(key) && !settings.test(key)
}

/** Fields below which nothing is counted, whatever it is called. */
export const uncountedKeys: ReadonlySet<string> = new Set([
  'targetWithCurrency',
  'fundraisingConfiguration',
  'tagDefinition',
  'definition',
  'user',
])
