import { SlugField, type SlugFieldProps } from '@milepost/forms/fields'
import { useCallback, useEffect } from 'react'
import { useMessages } from '../host/host-context.ts'
import type { Form } from '@milepost/forms'
import { addressFieldMessages } from './field-messages.ts'

interface SlugFieldWithSuggestionsProps extends Pick<
  SlugFieldProps,
  'name' | 'label' | 'hint' | 'prefix'
> {
  /** Maximum length, in characters. */
  maxLength: number
  /** Name of the campaign, for suggested slugs; `''` if there is none. */
  campaign: string
  /** Whether a slug is available. Must be referentially stable. */
  isFree: SlugFieldProps['check']
  /** Returns an available slug if all suggestions are taken. @default none */
  findFree?: ((takenSlug: string, options: { signal: AbortSignal }) => Promise<string>) | undefined
}

/** Slug field of a page or a team. If the slug is taken, suggests up to three available ones. */
export function SlugFieldWithSuggestions({
  maxLength,
  campaign,
  isFree,
  findFree,
  ...rest
}: SlugFieldWithSuggestionsProps) {
  const messages = useMessages(addressFieldMessages)
  const suggest = useCallback(
    async (takenSlug: string, options: { signal: AbortSignal }) => {
      const ideas = suggestSlugs(takenSlug, {
        campaign,
        year: new Date().getFullYear(),
        maxLength,
      })
      const free = await findAvailableSlugs(ideas, (idea) => isFree(idea, options))
      return free.length > 0 || findFree === undefined ? free : [await findFree(takenSlug, options)]
    },
    [campaign, maxLength, isFree, findFree],
  )
  return (
    <SlugField
      {...rest}
      maxLength={maxLength}
      check={isFree}
      suggest={suggest}
      messages={{
        fetching: messages.slugChecking,
        free: messages.slugFree,
        taken: messages.slugTaken,
        failed: messages.slugUnchecked,
        suggested: messages.slugSuggested,
        take: messages.slugTake,
      }}
    />
  )
}

/** Maximum length of the campaign's name in a suggestion. */
const maxCampaignLength = 20
const firstSuffix = 2
const lastSuffix = 9

/**
 * Returns variations of a taken slug, most meaningful first: with the campaign's name, the year, or a number. They may be taken
 * as well.
 *
 * @param takenSlug - the taken slug; an invalid one returns no suggestions
 * @param options.campaign - name of the campaign; `''` if there is none
 * @param options.maxLength - maximum length, in characters
 */
export function suggestSlugs(
  takenSlug: string,
  { campaign, year, maxLength }: { campaign: string; year: number; maxLength: number },
): string[] {
  const base = slugify(takenSlug, maxLength)
  if (base === '') return []
  const messages = base.split('-')
  const named = shortenToWholeWords(campaign)
  const isNamed = named === '' || named.split('-').every((word) => messages.includes(word))
  const ends = [
    ...(isNamed ? [] : [named]),
    ...(messages.includes(String(year)) ? [] : [String(year)]),
    ...Array.from({ length: lastSuffix - firstSuffix + 1 }, (_, index) =>
      String(firstSuffix + index),
    ),
  ]
  const ideas = ends.map((end) => `${slugify(base, maxLength - end.length - 1)}-${end}`)
  return [...new Set(ideas)].filter((idea) => idea !== takenSlug.toLowerCase())
}

/** Shortens a campaign's name to whole words. */
function shortenToWholeWords(campaign: string): string {
  const whole = slugify(campaign, Number.POSITIVE_INFINITY)
  if (whole.length <= maxCampaignLength) return whole
  const cut = whole.slice(0, maxCampaignLength + 1).lastIndexOf('-')
  return whole.slice(0, cut > 0 ? cut : maxCampaignLength)
}

/** Number of suggestions, and of concurrent checks. */
const maxSuggestions = 3

/**
 * Returns the first three available slugs of a list. Slugs that cannot be checked are skipped.
 *
 * @param isFree - calls the platform; up to three calls are concurrent
 */
export async function findAvailableSlugs(
  ideas: readonly string[],
  isFree: (address: string) => Promise<boolean>,
): Promise<string[]> {
  const free: string[] = []
  for (
    let first = 0;
    first < ideas.length && free.length < maxSuggestions;
    first += maxSuggestions
  ) {
    const asked = ideas.slice(first, first + maxSuggestions)
    const answers = await Promise.all(asked.map((idea) => isFree(idea).catch(() => false)))
    free.push(...asked.filter((_, index) => answers[index]))
  }
  return free.slice(0, maxSuggestions)
}

/**
 * Converts a name to a slug of lower-case letters, digits and hyphens; `''` if nothing is left.
 *
 * @param maxLength - maximum length, in characters
 */
export function slugify(name: string, maxLength: number): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
    .replace(/-$/, '')
}

/** Derives the field `slug` from the field `name` until the user edits the slug. */
export function useSlugFromName(
  form: Pick<Form, 'getValue' | 'setValue' | 'subscribe'>,
  {
    maxLength,
    fixedName,
  }: {
    /** Maximum length, in characters. */
    maxLength: number
    /** Name to use if the form has no field `name`. */
    fixedName?: string | undefined
  },
): void {
  useEffect(() => {
    const named = () => {
      const typed = form.getValue('name')
      return slugify(fixedName ?? (typeof typed === 'string' ? typed : ''), maxLength)
    }
    let own = named()
    if (form.getValue('slug') === '' && own !== '') form.setValue('slug', own)
    return form.subscribe(() => {
      const [typed, next] = [form.getValue('slug'), named()]
      if ((typed === own || typed === '') && next !== own) {
        own = next
        form.setValue('slug', next)
      }
    })
  }, [form, maxLength, fixedName])
}
