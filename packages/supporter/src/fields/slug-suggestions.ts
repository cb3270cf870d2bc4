import { slugify } from './slugify.ts'

/** Maximum length of the campaign's name in a suggestion. */
const maxCampaignLength = 20
const firstNumber = 2
const lastNumber = 9

/**
 * Returns variations of a taken slug, most meaningful first: with the campaign's name, the year, or a number. They may be taken
 * as well.
 *
 * @param wanted - the taken slug; an invalid one returns no suggestions
 * @param options.campaign - name of the campaign; `''` if there is none
 * @param options.longest - maximum length, in characters
 */
export function slugSuggestions(
  wanted: string,
  { campaign, year, longest }: { campaign: string; year: number; longest: number },
): string[] {
  const base = slugify(wanted, longest)
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
  const ideas = ends.map((end) => `${slugify(base, longest - end.length - 1)}-${end}`)
  return [...new Set(ideas)].filter((idea) => idea !== wanted.toLowerCase())
}

/** Shortens a campaign's name to whole words. */
function wholeWords(campaign: string): string {
  const whole = slugify(campaign, Number.POSITIVE_INFINITY)
  if (whole.length <= maxCampaignLength) return whole
  const cut = whole.slice(0, maxCampaignLength + 1).lastIndexOf('-')
  return whole.slice(0, cut > 0 ? cut : maxCampaignLength)
}
