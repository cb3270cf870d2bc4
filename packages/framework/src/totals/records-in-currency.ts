import type { TotalsRecord } from '@milepost/measures'

/**
 * Totals of something whose money may be in another currency than the project's: its money is in no figure then.
 *
 * @param currency - what the platform says of it; undefined is the project's own
 */
export function recordsInCurrency(
  records: readonly TotalsRecord[],
  currency: string | undefined,
  own: string,
): readonly TotalsRecord[] {
  if ((currency ?? own) === own) return records
  return records.filter(({ measurementDomain }) => !measurementDomain?.startsWith('fundraising:'))
}
