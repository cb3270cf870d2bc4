import { slugOf } from './slug-of.ts'

/** A campaign's name takes no more of an address than this. */
const longestCampaign = 20
const firstNumber = 2
const lastNumber = 9

/**
 * Addresses like one that is taken, the most telling first: with the campaign's name, with the year, with numbers. None is
 * the taken one, and none is longer than an address may be. Whether they are free is not known here.
 *
 * @param wanted - the address that is taken; none of its characters left gives no ideas
 * @param options.campaign - its name; '' for none
 * @param options.longest - characters
 */
export function addressIdeas(
  wanted: string,
  { campaign, year, longest }: { campaign: string; year: number; longest: number },
): string[] {
  const base = slugOf(wanted, longest)
  if (base === '') return []
  const words = base.split('-')
  const named = wholeWords(campaign)
  const isNamed = named === '' || named.split('-').every((word) => words.includes(word))
  const ends = [
    ...(isNamed ? [] : [named]),
    ...(words.includes(String(year)) ? [] : [String(year)]),
    ...Array.from({ length: lastNumber - firstNumber + 1 }, (_, index) =>
      String(firstNumber + index),
    ),
  ]
  const ideas = ends.map((end) => `${slugOf(base, longest - end.length - 1)}-${end}`)
  return [...new Set(ideas)].filter((idea) => idea !== wanted.toLowerCase())
}

/** The whole words of a campaign's name that fit into an address. */
function wholeWords(campaign: string): string {
  const whole = slugOf(campaign, Number.POSITIVE_INFINITY)
  if (whole.length <= longestCampaign) return whole
  const cut = whole.slice(0, longestCampaign + 1).lastIndexOf('-')
  return whole.slice(0, cut > 0 ? cut : longestCampaign)
}
