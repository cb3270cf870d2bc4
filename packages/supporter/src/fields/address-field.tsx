import { SlugField, type SlugFieldProps } from '@milepost/forms/fields'
import { useCallback } from 'react'
import { useMessages } from '../host/use-messages.ts'
import { addressFieldMessages } from './address-field-messages.ts'
import { slugSuggestions } from './slug-suggestions.ts'
import { availableSlugs } from './available-slugs.ts'

export interface AddressFieldProps extends Pick<
  SlugFieldProps,
  'name' | 'label' | 'hint' | 'prefix'
> {
  /** Maximum length, in characters. */
  longest: number
  /** Name of the campaign, for suggested slugs; `''` if there is none. */
  campaign: string
  /** Whether a slug is available. Must be referentially stable. */
  isFree: SlugFieldProps['check']
  /** Returns an available slug if all suggestions are taken. @default none */
  otherwise?: ((wanted: string, options: { signal: AbortSignal }) => Promise<string>) | undefined
}

/** Slug field of a page or a team. If the slug is taken, suggests up to three available ones. */
export function AddressField({ longest, campaign, isFree, otherwise, ...rest }: AddressFieldProps) {
  const words = useMessages(addressFieldMessages)
  const suggest = useCallback(
    async (wanted: string, options: { signal: AbortSignal }) => {
      const ideas = slugSuggestions(wanted, { campaign, year: new Date().getFullYear(), longest })
      const free = await availableSlugs(ideas, (idea) => isFree(idea, options))
      return free.length > 0 || otherwise === undefined ? free : [await otherwise(wanted, options)]
    },
    [campaign, longest, isFree, otherwise],
  )
  return (
    <SlugField
      {...rest}
      maxLength={longest}
      check={isFree}
      suggest={suggest}
      words={{
        fetching: words.slugChecking,
        free: words.slugFree,
        taken: words.slugTaken,
        failed: words.slugUnchecked,
        suggested: words.slugSuggested,
        take: words.slugTake,
      }}
    />
  )
}
