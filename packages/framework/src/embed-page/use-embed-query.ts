import { useState } from 'react'
import { useHydrated } from '@milepost/supporter'
import type { EmbedPageView } from './embed-page-view.ts'
import { type EmbedOptions, readEmbedOptions } from './embed-options.ts'

/** What is chosen: by the address at first, then by the form as it is filled in. */
export function useEmbedQuery({ query, shows }: Pick<EmbedPageView, 'query' | 'shows'>): {
  options: EmbedOptions
  /** The form changes the lines by itself. */
  isLive: boolean
  /** Reads the choices from the form. */
  read: (form: HTMLFormElement) => void
} {
  // An address that comes while the page is shown counts as the form does.
  const [chosen, setChosen] = useState({ of: query, query })
  const current = chosen.of === query ? chosen.query : query

  function read(form: HTMLFormElement) {
    // What is not asked for just now stays as it was.
    const next = new URLSearchParams(current)
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string') next.set(name, value)
    }
    setChosen({ of: query, query: next.toString() })
  }

  return {
    options: readEmbedOptions(new URLSearchParams(current), shows),
    isLive: useHydrated(),
    read,
  }
}
