import { findDocuments } from '@milepost/content'
import { loadPageScope, type PageScope } from '../request/page-scope.ts'
import type { RequestScope } from '../services/request-context.ts'
import type { Services } from '../services/services.ts'
import { listDocumentTexts } from './list-document-texts.ts'
import type { DocumentText, SourceDocument, TextSources } from './text-sources.ts'

type RawDocument = Readonly<Record<string, unknown>>

/** More documents than any site has. */
const everyDocument = 10_000

/** How many names are read of each leaderboard and list. */
const namesRead = 50

/**
 * Reads everything that the texts of a page may come from: all documents of the site in the page's language, what the
 * product says, and what supporters wrote.
 *
 * @param path - of the page, in its language: its own document comes first
 */
export async function loadTextSources(scope: RequestScope, path: string): Promise<TextSources> {
  const page = await loadPageScope(scope)
  const { services } = page
  const found = await findDocuments(services.content, { limit: everyDocument, pageSize: 100 })
  const ordered = found.toSorted(
    (one, other) => rankOf(one, path, page) - rankOf(other, path, page),
  )
  const documents = await Promise.all(ordered.map((one) => toSourceDocument(one, services)))
  const texts = ordered.flatMap(({ data }, at) =>
    listDocumentTexts(data).map(({ text, field }): DocumentText => [text, at, field]),
  )
  return {
    documents,
    texts,
    messages: await productMessages(page),
    platform: await writtenBySupporters(page),
  }
}

/** The page's document, the site's, then the others. */
function rankOf({ type, uid }: RawDocument, path: string, { site }: PageScope): number {
  if (type === 'internal_page' && path === `/${String(uid)}`) return 0
  if (type === 'custom_site') return uid === site.uid ? 1 : 9
  return 2
}

async function toSourceDocument(
  document: RawDocument,
  services: Services,
): Promise<SourceDocument> {
  const { id, type, uid, lang, data } = document
  const address = await addressOf(String(id), services)
  const isFile = address?.startsWith('file:') === true
  return {
    title: titleOf(data) || textOf(uid) || textOf(type),
    type: textOf(type),
    uid: textOf(uid),
    lang: textOf(lang),
    ...(address !== undefined && { address: isFile ? editorAddress(address, services) : address }),
    ...(isFile && { file: decodeURIComponent(new URL(address).pathname) }),
  }
}

/** Where a document is edited; for the sandbox, where it is shown. */
async function addressOf(
  id: string,
  { content, environment }: Services,
): Promise<string | undefined> {
  const { source } = content
  if (source.editAddress !== undefined) return source.editAddress(id)
  const { sandboxOrigin } = environment.platform
  const [, repository] = /\/content\/([^/]+)\/api\/v2$/.exec(source.place) ?? []
  return sandboxOrigin !== undefined && source.place.startsWith(sandboxOrigin)
    ? `${sandboxOrigin}/sandbox/content/${repository}/${encodeURIComponent(id)}`
    : undefined
}

/** While developing, Vite opens a file in the editor of whoever works on it. */
function editorAddress(address: string, { environment }: Services): string | undefined {
  const path = decodeURIComponent(new URL(address).pathname)
  return environment.development ? `/__open-in-editor?file=${encodeURIComponent(path)}` : undefined
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function titleOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return ''
  const { title, 'meta-title': metaTitle } = data as Record<string, unknown>
  const [text] = [title, metaTitle].flatMap((one) => listDocumentTexts(one))
  return text?.text ?? ''
}

/** What the product says in the page's language, and on this site. */
async function productMessages({ site, services }: PageScope): Promise<Record<string, string>> {
  const { default: list } = await import('../../messages.json', { with: { type: 'json' } })
  return {
    ...list.messages,
    ...(await services.language?.messages()),
    ...site.messages,
  }
}

/** Names and messages of supporters, donors and teams, as far as the site's lists show them. */
async function writtenBySupporters({ project }: PageScope): Promise<string[]> {
  if (project === undefined) return []
  const read = await Promise.allSettled([
    project.summary().then(({ value }) => [value.name, value.story]),
    project
      .people(namesRead)
      .then(({ value }) => value.flatMap(({ name, owner }) => [name, owner])),
    project
      .teams?.(namesRead)
      .then(({ value }) => value.flatMap(({ name, owner }) => [name, owner])),
    project
      .donations(namesRead)
      .then(({ value }) => value.flatMap(({ name, message }) => [name, message])),
    project
      .fitness?.('distance', namesRead)
      .then(({ value }) => value.flatMap(({ name, subtitle }) => [name, subtitle])),
  ])
  const texts = read.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : []))
  return [...new Set(texts.filter((text) => text !== undefined && text !== ''))] as string[]
}
