import { createContext, use, useSyncExternalStore } from 'react'
import type { Messages } from '@milepost/supporter/messages'
import type { LanguageDefinition } from '../base/site-language.ts'

/** What the product says in the language of the page that the server renders; in the browser none. */
export const LanguageMessagesContext = createContext<Messages | undefined>(undefined)

const english: Messages = {}
let loaded = english
const listeners = new Set<() => void>()

/**
 * Brings what the product says in a language to the browser. English is there already.
 *
 * @param tag - BCP 47
 */
export async function loadLanguageMessages(
  tag: string,
  languages: readonly LanguageDefinition[] = [],
): Promise<void> {
  // The main language says the site's country in place of its own.
  const shown =
    languages.find(({ lang }) => lang.toLowerCase() === tag.toLowerCase()) ?? languages[0]
  if (shown?.messages === undefined) return
  loaded = (await shown.messages()).default
  for (const listener of listeners) listener()
}

/** What the product says in the language of the page, in place of English. */
export function useLanguageMessages(): Messages {
  const rendered = use(LanguageMessagesContext)
  const brought = useSyncExternalStore(subscribe, current, current)
  return rendered ?? brought
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function current(): Messages {
  return loaded
}
