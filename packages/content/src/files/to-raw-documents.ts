import { isRecord } from '../documents/is-record.ts'
import type { FolderView, ReadableDocument } from './folder-view.ts'

/** Who a link to a document may lead to. */
interface LinkTarget {
  readonly id: string
  readonly type: string
  readonly uid: string
  readonly lang: string
  readonly tags: readonly string[]
}

/**
 * Documents as a content service sends them: a text that starts with `media/` is an address, and a link to a
 * document says its id, type and uid, and whether there is such a document. Nothing of the view is shared.
 *
 * @param mediaBase - where `media/` is served
 */
export function toRawDocuments(
  documents: readonly ReadableDocument[],
  { documents: all, media }: FolderView,
  mediaBase: URL,
): Record<string, unknown>[] {
  const targets = targetsByKey(all)
  const targetsOf = (key: string) => targets.get(key) ?? []
  return documents.map(({ type, uid, id, lang, content }) => ({
    id,
    uid,
    type,
    tags: [...content.tags],
    lang,
    first_publication_date: content.firstPublished ?? content.lastPublished,
    last_publication_date: content.lastPublished,
    alternate_languages: targetsOf(`${type}/${uid}`)
      .filter((one) => one.lang !== lang)
      .map((one) => ({ id: one.id, uid: one.uid, type: one.type, lang: one.lang })),
    data: toRawValue(content.data, {
      addressOf: (path) => mediaAddress(path, media, mediaBase),
      targetOf: (key) => {
        const found = targetsOf(key)
        return found.find((one) => one.lang === lang) ?? found[0]
      },
    }),
  }))
}

/** The documents that can be read, by `id {id}` and by `{type}/{uid}`. */
function targetsByKey(documents: FolderView['documents']): Map<string, LinkTarget[]> {
  const targets = new Map<string, LinkTarget[]>()
  for (const { id, type, uid, lang, content } of documents) {
    if (content === undefined) continue
    for (const key of [`id ${id}`, `${type}/${uid}`]) {
      targets.set(key, [...(targets.get(key) ?? []), { id, type, uid, lang, tags: content.tags }])
    }
  }
  return targets
}

interface Around {
  readonly addressOf: (path: string) => string
  /** By `id {id}` or `{type}/{uid}`; in the linking document's language where there is one. */
  readonly targetOf: (key: string) => LinkTarget | undefined
}

function toRawValue(value: unknown, around: Around): unknown {
  if (typeof value === 'string') {
    return /^media\/\S+$/.test(value) ? around.addressOf(value.slice('media/'.length)) : value
  }
  if (Array.isArray(value)) return value.map((item) => toRawValue(item, around))
  if (!isRecord(value)) return value
  if (value['link_type'] === 'Document') return toRawLink(value, around)
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, toRawValue(inner, around)]),
  )
}

/** A file may name a document by no more than type and uid. */
function toRawLink(
  link: Readonly<Record<string, unknown>>,
  { targetOf }: Around,
): Record<string, unknown> {
  const { id, type, uid } = link
  const key = typeof id === 'string' && id !== '' ? `id ${id}` : `${String(type)}/${String(uid)}`
  const target = targetOf(key)
  return target === undefined
    ? { tags: [], slug: '-', ...link, isBroken: true }
    : { ...link, ...target, tags: [...target.tags], slug: target.uid, isBroken: false }
}

/** With the file's version, so that browsers may keep it. */
function mediaAddress(path: string, media: ReadonlyMap<string, string>, base: URL): string {
  const address = new URL(path.split('/').map(encodeURIComponent).join('/'), base)
  const version = media.get(path)
  if (version !== undefined) address.searchParams.set('v', version)
  return address.href
}
