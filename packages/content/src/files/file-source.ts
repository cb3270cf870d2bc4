import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import {
  ContentError,
  type ContentProblem,
  ContentUnavailableError,
  type UnavailableReason,
} from '../documents/errors.ts'
import { isRecord } from '../documents/values.ts'
import type { ContentSource, DocumentFilter, SourceOptions } from '../sources/content-source.ts'
import {
  type DocumentFile,
  type FileContent,
  folderReader,
  type FolderState,
  mediaFile,
} from './read-folder.ts'

export interface FileSourceOptions {
  /**
   * Secret token that shows drafts; `{token}/{name}` shows the release `name`. @default none, so nothing can be
   * previewed
   */
  readonly previewToken?: string | undefined
  /**
   * Public URL of the folder's `media/`, such as `https://cdn.example/river/media/`. @default none: the source serves
   * the files by `fetchMedia`
   */
  readonly mediaUrl?: string | undefined
}

/** Base URL of media without a public URL. */
const noMediaUrl = 'https://content-files.invalid/'

/**
 * Documents of a folder, `{folder}/{type}/{uid}.json`, with drafts, releases and translations
 * (docs/content-model.md). Reads changed files on every call, so edits are visible at once. An invalid file is
 * ignored and listed by `problems()`; a search for it by uid or id is a `ContentError`. For Node only.
 *
 * @param folder - folder of one site, such as `content/river`
 * @throws TypeError if `mediaUrl` is not an http(s) URL
 */
export function fileSource(folder: string, options: FileSourceOptions = {}): ContentSource {
  const { previewToken = '', mediaUrl = noMediaUrl } = options
  const media = parseMediaUrl(mediaUrl)
  const place = resolve(folder)
  const readFolder = folderReader(place)

  async function readView(
    view: ContentView | undefined,
    { signal }: SourceOptions = {},
  ): Promise<FolderView> {
    signal?.throwIfAborted()
    if (view === undefined) throw unavailable(place, 'no-such-ref', unknownRef)
    let state: FolderState
    try {
      state = await readFolder()
    } catch (cause) {
      signal?.throwIfAborted()
      throw unavailable(place, 'no-repository', 'there is no such folder', cause)
    }
    signal?.throwIfAborted()
    if (view.startsWith('release-') && !state.documents.some((one) => one.variant === view)) {
      throw unavailable(place, 'no-such-ref', unknownRef)
    }
    return viewFolder(state, view)
  }

  function sourceAt(view: ContentView | undefined): ContentSource {
    return {
      place,
      mediaOrigins: [media.origin],
      ...(mediaUrl === noMediaUrl ? { fetchMedia } : {}),
      async find({ page, pageSize, ...wanted }, given) {
        const folderView = await readView(view, given)
        const chosen = chooseDocuments(folderView, wanted)
        const start = (page - 1) * pageSize
        const documents = chosen.slice(start, start + pageSize)
        return {
          documents: toRawDocuments(documents, folderView, media),
          hasMore: chosen.length > start + pageSize,
        }
      },
      version: async (given) => versionOf(await readView(view, given)),
      problems: async (given) => (await readView(view, given)).documents.flatMap(problemsOf),
      at: (ref) => sourceAt(viewOf(ref, previewToken)),
    }
  }

  async function fetchMedia(address: URL): Promise<Response> {
    if (address.origin !== media.origin) return new Response(null, { status: 404 })
    const isVersion = address.searchParams.has('v')
    return mediaFile(join(place, 'media'), address.pathname.slice(1), isVersion)
  }

  return sourceAt('published')
}

const unknownRef = 'the preview or ref is unknown or has expired'

function unavailable(place: string, reason: UnavailableReason, detail: string, cause?: unknown) {
  return new ContentUnavailableError(
    { reason, endpoint: place, detail },
    { what: 'The content folder', ...(cause === undefined ? {} : { cause }) },
  )
}

/** Undefined for an unknown ref. */
function viewOf(ref: string, previewToken: string): ContentView | undefined {
  if (previewToken === '') return undefined
  // Compares hashes, so that timing reveals nothing about the token.
  if (hashOf(ref) === hashOf(previewToken)) return 'draft'
  const [, token = '', release = ''] = /^(.*)\/([a-z0-9][\w-]*)$/is.exec(ref) ?? []
  return hashOf(token) === hashOf(previewToken) ? `release-${release.toLowerCase()}` : undefined
}

function parseMediaUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new TypeError(`mediaUrl must be an http(s) URL, not "${address}"`)
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url
}

/** Versions that are shown: published ones, or drafts or a release in their place. */
type ContentView = 'published' | 'draft' | `release-${string}`

interface ViewedDocument extends DocumentFile {
  readonly lang: string
  readonly id: string
}

interface ReadableDocument extends ViewedDocument {
  readonly content: FileContent
}

interface FolderView {
  readonly documents: readonly ViewedDocument[]
  readonly media: ReadonlyMap<string, string>
  readonly mainLanguage: string
}

const defaultLanguage = 'en-gb'

/** Selects the documents of a view. A draft or release replaces its document, and comes before the others. */
function viewFolder({ documents: files, media }: FolderState, view: ContentView): FolderView {
  const published = files.filter(({ variant }) => !isVersion(variant))
  const versions = view === 'published' ? [] : files.filter(({ variant }) => variant === view)
  const replaced = new Set(versions.map(documentKey))
  const documents = [...versions, ...published.filter((file) => !replaced.has(documentKey(file)))]
  const mainLanguage = languageOf(documents)
  const ids = new Map(published.map((file) => [documentKey(file), file.content?.id]))
  return {
    media,
    mainLanguage,
    documents: documents.map((file) => {
      const { type, uid, variant, content } = file
      const lang = content?.lang ?? (isVersion(variant) ? undefined : variant) ?? mainLanguage
      const name = [type, uid, ...(lang === mainLanguage ? [] : [lang])].join('/')
      return { ...file, lang, id: content?.id ?? ids.get(documentKey(file)) ?? hashOf(name) }
    }),
  }
}

/** Key that all versions of a document share. */
function documentKey({ type, uid, variant }: DocumentFile): string {
  return `${type}/${uid}/${isVersion(variant) ? '' : (variant ?? '')}`
}

/** Drafts and releases are versions; a translation is a separate document. */
function isVersion(variant: string | undefined): boolean {
  return variant === 'draft' || variant?.startsWith('release-') === true
}

function languageOf(documents: readonly DocumentFile[]): string {
  const site = documents.find(
    ({ type, variant, content }) =>
      type === 'custom_site' &&
      (variant === undefined || isVersion(variant)) &&
      content?.lang !== undefined,
  )
  return site?.content?.lang ?? defaultLanguage
}

/**
 * Filters the documents of a view.
 *
 * @throws ContentError if the document with a uid or id is invalid
 */
function chooseDocuments(
  { documents, mainLanguage }: FolderView,
  { type, uid, id, lang = mainLanguage }: DocumentFilter,
): ReadableDocument[] {
  const fits = documents.filter(
    (one) =>
      (lang === '*' || one.lang === lang.toLowerCase()) &&
      (type === undefined || one.type === type) &&
      (uid === undefined || one.uid === uid) &&
      (id === undefined || one.id === id),
  )
  const [problem] = fits.flatMap(problemsOf)
  if (problem !== undefined && (uid !== undefined || id !== undefined)) {
    throw new ContentError(problem)
  }
  return fits.filter((one): one is ReadableDocument => one.content !== undefined)
}

function problemsOf({ type, uid, id, problem }: ViewedDocument): ContentProblem[] {
  return problem === undefined ? [] : [{ document: { type, uid, id }, ...problem }]
}

/** Changes whenever the view changes. */
function versionOf({ documents, media }: FolderView): string {
  const parts = documents.map(({ type, uid, lang, hash }) => [type, uid, lang, hash].join('/'))
  return hashOf([...parts, ...[...media].map((stamp) => stamp.join('/'))].join('\n'))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

interface LinkTarget {
  readonly id: string
  readonly type: string
  readonly uid: string
  readonly lang: string
  readonly tags: readonly string[]
}

/**
 * Converts documents to the CMS's format. A string that starts with `media/` becomes a URL. A link to a document gets
 * its id, type and uid, and whether it exists. Returns copies.
 *
 * @param mediaBase - URL of `media/`
 */
function toRawDocuments(
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
      urlOf: (path) => mediaUrl(path, media, mediaBase),
      targetOf: (key) => {
        const found = targetsOf(key)
        return found.find((one) => one.lang === lang) ?? found[0]
      },
    }),
  }))
}

/** Valid documents, by `id {id}` and by `{type}/{uid}`. */
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
  readonly urlOf: (path: string) => string
  /** Looks up `id {id}` or `{type}/{uid}`; prefers the language of the linking document. */
  readonly targetOf: (key: string) => LinkTarget | undefined
}

function toRawValue(value: unknown, around: Around): unknown {
  if (typeof value === 'string') {
    return /^media\/\S+$/.test(value) ? around.urlOf(value.slice('media/'.length)) : value
  }
  if (Array.isArray(value)) return value.map((item) => toRawValue(item, around))
  if (!isRecord(value)) return value
  if (value['link_type'] === 'Document') return toRawLink(value, around)
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, toRawValue(inner, around)]),
  )
}

/** A file may contain no more than type and uid of a linked document. */
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

/** The version in the URL lets browsers cache the file. */
function mediaUrl(path: string, media: ReadonlyMap<string, string>, base: URL): string {
  const address = new URL(path.split('/').map(encodeURIComponent).join('/'), base)
  const version = media.get(path)
  if (version !== undefined) address.searchParams.set('v', version)
  return address.href
}
