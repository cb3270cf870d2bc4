import { createContext, use, useSyncExternalStore } from 'react'
import type { Messages } from '@milepost/supporter/messages'
import type { LanguageDefinition } from '../base/site-language.ts'

/** Translated messages during server rendering; undefined in the browser. */
export const LanguageMessagesContext = createContext<Messages | undefined>(undefined)

const noTranslations: Messages = {}
let loadedMessages = noTranslations
const listeners = new Set<() => void>()

/**
 * Loads the translated messages of a language in the browser.
 *
 * @param tag - BCP 47 language tag
 */
export async function loadLanguageMessages(
  tag: string,
  languages: readonly LanguageDefinition[] = [],
): Promise<void> {
  // Falls back to the main language, whose tag may differ in its region.
  const shown =
    languages.find(({ lang }) => lang.toLowerCase() === tag.toLowerCase()) ?? languages[0]
  if (shown?.messages === undefined) return
  loadedMessages = (await shown.messages()).default
  for (const listener of listeners) listener()
}

/** Returns the translated messages of the page's language. Missing messages are shown in English. */
export function useLanguageMessages(): Messages {
  const rendered = use(LanguageMessagesContext)
  const brought = useSyncExternalStore(subscribe, getLoadedMessages, getLoadedMessages)
  return rendered ?? brought
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function getLoadedMessages(): Messages {
  return loadedMessages
}
