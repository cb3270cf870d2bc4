/**
 * How many kilobytes (1,000 bytes) each published package may unpack to, as an archive of files. It is a tenth more than they
 * do, at most: who needs more says what for, in the commit that changes a row.
 */
export const packedBudget: Readonly<Record<string, number>> = {
  '@milepost/cli': 370,
  '@milepost/content': 1900,
  '@milepost/embed': 60,
  '@milepost/forms': 520,
  '@milepost/framework': 3300,
  '@milepost/measures': 210,
  '@milepost/platform': 3850,
  '@milepost/sandbox': 2050,
  '@milepost/server': 560,
  '@milepost/supporter': 1180,
  '@milepost/ui': 1500,
  'create-milepost': 88,
}
