import type { ContentSource, DocumentQuery } from '@milepost/content'
import { type PseudoLanguage, pseudoLanguages } from './pseudo-languages.ts'
import { toPseudoDocument } from './to-pseudo-document.ts'

type Document = Readonly<Record<string, unknown>>

/**
 * A content source that adds translations to the pseudo-languages, created on request from the main language.
 *
 * @param main - the content's main language, such as `en-gb`
 */
export function pseudoSource(source: ContentSource, main: string): ContentSource {
  const isMain = ({ lang }: Document) =>
    typeof lang === 'string' && lang.toLowerCase() === main.toLowerCase()
  return {
    ...source,
    location: source.location,
    mediaOrigins: source.mediaOrigins,
    ...(source.fetchMedia && {
      fetchMedia: (address) => source.fetchMedia?.(address) ?? nowhere(),
    }),
    async find(query, options) {
      const language = languageAsked(query)
      const { documents, hasMore } = await source.find(inMainLanguage(query, language), options)
      if (language !== undefined) {
        return { hasMore, documents: documents.map((one) => inLanguage(one, language)) }
      }
      if (query.lang !== '*') return { hasMore, documents }
      const made = documents
        .filter(isMain)
        .flatMap((one) => pseudoLanguages.map((other) => inLanguage(one, other)))
      return { hasMore, documents: [...documents, ...made] }
    },
    version: (options) => source.version(options),
    at: (ref) => pseudoSource(source.at(ref), main),
    ...(source.problems && {
      problems: async (options) => (await source.problems?.(options)) ?? [],
    }),
  }
}

async function nowhere(): Promise<Response> {
  return new Response(null, { status: 404 })
}

const idEnd = ({ lang }: PseudoLanguage) => `~${lang}`

/** Returns the pseudo-language that a query requests; undefined for other languages and for all languages. */
function languageAsked({ lang, id }: DocumentQuery): PseudoLanguage | undefined {
  return pseudoLanguages.find(
    (one) => one.lang === lang?.toLowerCase() || id?.endsWith(idEnd(one)) === true,
  )
}

function inMainLanguage(query: DocumentQuery, language: PseudoLanguage | undefined): DocumentQuery {
  if (language === undefined) return query
  const { id } = query
  return {
    ...query,
    lang: undefined,
    ...(id !== undefined && { id: id.replace(idEnd(language), '') }),
  }
}

function inLanguage(document: Document, language: PseudoLanguage): Record<string, unknown> {
  const { data } = document
  return {
    ...document,
    id: `${String(document['id'])}${idEnd(language)}`,
    lang: language.lang,
    data: toPseudoDocument(typeof data === 'object' && data !== null ? { ...data } : {}, language),
  }
}
