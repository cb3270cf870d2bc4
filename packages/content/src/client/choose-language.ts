import { isRecord } from '../documents/is-record.ts'

/** Which language is read, and which one is used where a document is not translated. */
export interface LanguageChoice {
  /** The language's name in the content, such as `cy-gb`. */
  readonly lang: string
  /** The content's main language, such as `en-gb`. */
  readonly main: string
}

/**
 * One document for each type and uid: the one in the language, or the one in the main language where there is none.
 * Documents without a uid are told apart by their id. The order stays.
 */
export function chooseLanguage(
  documents: readonly Record<string, unknown>[],
  { lang, main }: LanguageChoice,
): Record<string, unknown>[] {
  const chosen = new Map<string, Record<string, unknown>>()
  for (const document of documents) {
    const key = JSON.stringify([document['type'], document['uid'] ?? document['id']])
    const known = chosen.get(key)
    const isTranslated = hasLanguage(document, lang)
    if (known === undefined ? isTranslated || hasLanguage(document, main) : isTranslated) {
      chosen.set(key, document)
    }
  }
  return [...chosen.values()]
}

/** Whether a document, as it was written, is in a language. */
export function hasLanguage(document: unknown, lang: string): boolean {
  const own = isRecord(document) ? document['lang'] : undefined
  return typeof own === 'string' && own.toLowerCase() === lang.toLowerCase()
}
