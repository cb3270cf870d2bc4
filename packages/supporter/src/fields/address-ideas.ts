import { slugOf } from './slug-of.ts'

/** A campaign's name takes no more of an address than this. */
const longestCampaign = 20
const firstNumber = 2
const lastNumber = 9

/**
 * Returns variations of a taken slug, most meaningful first: with the campaign's name, the year, or numbers. Excludes
 * the taken one, and respects the maximum length. They may be taken as well.
 *
 * @param wanted - the taken slug; returns none if it has no valid characters
 * @param options.campaign - its name; '' if there is none
 * @param options.longest - in characters
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
