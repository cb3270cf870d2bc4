import type { ContentDocument } from '../../content/document-file.ts'

/** The data that the platform's links are made from. */
export interface LinkTargets {
  /** Those that the ref shows. */
  documents: readonly ContentDocument[]
  /** Language of the linking document, which its links prefer. */
  lang: string
  /** Fields of linked documents to bring along, such as `internal_page.title`. */
  fetchLinks: readonly string[]
}

/**
 * Copies document data with the CMS's metadata in every document link: id, type, uid, language, and whether it is
 * broken. Files need no more than type and uid.
 */
export function documentLinks(data: unknown, targets: LinkTargets): unknown {
  if (Array.isArray(data)) return data.map((item) => documentLinks(item, targets))
  if (typeof data !== 'object' || data === null) return data
  const fields = data as Readonly<Record<string, unknown>>
  if (fields['link_type'] === 'Document') return documentLink(fields, targets)
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, documentLinks(value, targets)]),
  )
}

function documentLink(
  link: Readonly<Record<string, unknown>>,
  { documents, lang, fetchLinks }: LinkTargets,
): Record<string, unknown> {
  const { id, type, uid } = link
  const found = documents.filter((one) =>
    typeof id === 'string' && id !== '' ? one.id === id : one.type === type && one.uid === uid,
  )
  const target = found.find((one) => one.lang === lang) ?? found[0]
  if (target === undefined) return { tags: [], slug: '-', ...link, isBroken: true }
  const data = selectFields(target, fetchLinks)
  return {
    ...link,
    id: target.id,
    type: target.type,
    tags: target.tags,
    lang: target.lang,
    slug: target.uid,
    uid: target.uid,
    isBroken: false,
    ...(Object.keys(data).length === 0 ? {} : { data }),
  }
}

/** The fields of a document that a list such as `internal_page.title` names. */
export function selectFields(
  document: ContentDocument,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
      const [type, field = ''] = name.split('.')
      if (type !== document.type || !Object.hasOwn(document.data, field)) return []
      return [[field, document.data[field]]]
    }),
  )
}
