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
  createFolderReader,
  type FolderState,
  readMediaFile,
} from './read-folder.ts'

export interface FileSourceOptions {
  /**
   * Secret preview token, the ref for drafts. `{token}/{name}` is the ref for the release `name`. @default none, which disables previews
   */
  readonly previewToken?: string | undefined
  /**
   * Public URL of the folder's `media/`, for example `https://cdn.example/river/media/`. @default none, so the source
   * serves the files with `fetchMedia`
   */
  readonly mediaUrl?: string | undefined
}

/** Placeholder base URL of media files that have no public URL. */
const noMediaUrl = 'https://content-files.invalid/'

/**
 * Creates a source for the documents in a folder, `{folder}/{type}/{uid}.json`, with drafts, releases and translations
 * (docs/content-model.md). Reads changed files on every call, so edits are visible immediately. Invalid files are
 * omitted, and listed by `problems()`. Finding one by uid or ID throws a `ContentError`. Node only.
 *
 * @param folder - folder of a single site, for example `content/river`
 * @throws TypeError if `getMediaUrl` is not an http(s) URL
 */
export function createFileSource(folder: string, options: FileSourceOptions = {}): ContentSource {
  const { previewToken = '', mediaUrl = noMediaUrl } = options
  const media = parseMediaUrl(mediaUrl)
  const place = resolve(folder)
  const readFolder = createFolderReader(place)

  async function readView(
    view: ContentView | undefined,
    { signal }: SourceOptions = {},
  ): Promise<FolderView> {
    signal?.throwIfAborted()
    if (view === undefined) throw createUnavailableError(place, 'no-such-ref', unknownRef)
    let state: FolderState
    try {
      state = await readFolder()
    } catch (cause) {
      signal?.throwIfAborted()
      throw createUnavailableError(place, 'no-repository', 'there is no such folder', cause)
    }
    signal?.throwIfAborted()
    if (view.startsWith('release-') && !state.documents.some((one) => one.variant === view)) {
      throw createUnavailableError(place, 'no-such-ref', unknownRef)
    }
    return createFolderView(state, view)
  }

  function sourceAt(view: ContentView | undefined): ContentSource {
    return {
      location: place,
      mediaOrigins: [media.origin],
      ...(mediaUrl === noMediaUrl ? { fetchMedia } : {}),
      async find({ page, pageSize, ...filter }, given) {
        const folderView = await readView(view, given)
        const matches = filterDocuments(folderView, filter)
        const start = (page - 1) * pageSize
        const documents = matches.slice(start, start + pageSize)
        return {
          documents: toRawDocuments(documents, folderView, media),
          hasMore: matches.length > start + pageSize,
        }
      },
      version: async (given) => hashView(await readView(view, given)),
      problems: async (given) => (await readView(view, given)).documents.flatMap(toProblems),
      at: (ref) => sourceAt(parseRef(ref, previewToken)),
    }
  }

  async function fetchMedia(url: URL): Promise<Response> {
    if (url.origin !== media.origin) return new Response(null, { status: 404 })
    const isVersioned = url.searchParams.has('v')
    return readMediaFile(join(place, 'media'), url.pathname.slice(1), isVersioned)
  }

  return sourceAt('published')
}

const unknownRef = 'the preview or ref is unknown or has expired'

function createUnavailableError(
  place: string,
  reason: UnavailableReason,
  detail: string,
  cause?: unknown,
) {
  return new ContentUnavailableError(
    { reason, endpoint: place, detail },
    { what: 'The content folder', ...(cause === undefined ? {} : { cause }) },
  )
}

/** Returns the view of a ref; undefined if the ref is unknown. */
function parseRef(ref: string, previewToken: string): ContentView | undefined {
  if (previewToken === '') return undefined
  // Compares hashes, to prevent timing attacks on the token.
  if (hashText(ref) === hashText(previewToken)) return 'draft'
  const [, token = '', release = ''] = /^(.*)\/([a-z0-9][\w-]*)$/is.exec(ref) ?? []
  return hashText(token) === hashText(previewToken) ? `release-${release.toLowerCase()}` : undefined
}

function parseMediaUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new TypeError(`mediaUrl must be an http(s) URL, not "${address}"`)
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url
}

/** Documents to read: published ones, or drafts or a release instead of them. */
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

/** Selects the documents of a view. Drafts or release versions replace published documents, and come first. */
function createFolderView({ documents: files, media }: FolderState, view: ContentView): FolderView {
  const published = files.filter(({ variant }) => !isVersion(variant))
  const versions = view === 'published' ? [] : files.filter(({ variant }) => variant === view)
  const replaced = new Set(versions.map(getDocumentKey))
  const documents = [
    ...versions,
    ...published.filter((file) => !replaced.has(getDocumentKey(file))),
  ]
  const mainLanguage = findMainLanguage(documents)
  const ids = new Map(published.map((file) => [getDocumentKey(file), file.content?.id]))
  return {
    media,
    mainLanguage,
    documents: documents.map((file) => {
      const { type, uid, variant, content } = file
      const lang = content?.lang ?? (isVersion(variant) ? undefined : variant) ?? mainLanguage
      const name = [type, uid, ...(lang === mainLanguage ? [] : [lang])].join('/')
      return { ...file, lang, id: content?.id ?? ids.get(getDocumentKey(file)) ?? hashText(name) }
    }),
  }
}

/** Returns a key that all versions of a document share. */
function getDocumentKey({ type, uid, variant }: DocumentFile): string {
  return `${type}/${uid}/${isVersion(variant) ? '' : (variant ?? '')}`
}

/** Whether a variant is a version of a document: a draft or a release. Translations are separate documents. */
function isVersion(variant: string | undefined): boolean {
  return variant === 'draft' || variant?.startsWith('release-') === true
}

function findMainLanguage(documents: readonly DocumentFile[]): string {
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
 * @throws ContentError if a document is requested by uid or ID and is invalid
 */
function filterDocuments(
  { documents, mainLanguage }: FolderView,
  { type, uid, id, lang = mainLanguage }: DocumentFilter,
): ReadableDocument[] {
  const matches = documents.filter(
    (one) =>
      (lang === '*' || one.lang === lang.toLowerCase()) &&
      (type === undefined || one.type === type) &&
      (uid === undefined || one.uid === uid) &&
      (id === undefined || one.id === id),
  )
  const [problem] = matches.flatMap(toProblems)
  if (problem !== undefined && (uid !== undefined || id !== undefined)) {
    throw new ContentError(problem)
  }
  return matches.filter((one): one is ReadableDocument => one.content !== undefined)
}

function toProblems({ type, uid, id, problem }: ViewedDocument): ContentProblem[] {
  return problem === undefined ? [] : [{ document: { type, uid, id }, ...problem }]
}

/** Returns a hash of the view, which changes whenever one of its documents or media files does. */
function hashView({ documents, media }: FolderView): string {
  const parts = documents.map(({ type, uid, lang, hash }) => [type, uid, lang, hash].join('/'))
  return hashText([...parts, ...[...media].map((stamp) => stamp.join('/'))].join('\n'))
}

function hashText(text: string): string {
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
 * Converts documents to the CMS's format. Strings that start with `media/` become URLs. Links to documents get ID, type
 * and uid of their target, and whether it exists. Does not change the input.
 *
 * @param mediaBase - URL of `media/`
 */
function toRawDocuments(
  documents: readonly ReadableDocument[],
  { documents: all, media }: FolderView,
  mediaBase: URL,
): Record<string, unknown>[] {
  const targets = mapTargets(all)
  const findTargets = (key: string) => targets.get(key) ?? []
  return documents.map(({ type, uid, id, lang, content }) => ({
    id,
    uid,
    type,
    tags: [...content.tags],
    lang,
    first_publication_date: content.firstPublished ?? content.lastPublished,
    last_publication_date: content.lastPublished,
    alternate_languages: findTargets(`${type}/${uid}`)
      .filter((one) => one.lang !== lang)
      .map((one) => ({ id: one.id, uid: one.uid, type: one.type, lang: one.lang })),
    data: toRawValue(content.data, {
      toMediaUrl: (path) => getMediaUrl(path, media, mediaBase),
      findTarget: (key) => {
        const found = findTargets(key)
        return found.find((one) => one.lang === lang) ?? found[0]
      },
    }),
  }))
}

/** Indexes valid documents by `id {id}` and by `{type}/{uid}`. */
function mapTargets(documents: FolderView['documents']): Map<string, LinkTarget[]> {
  const targets = new Map<string, LinkTarget[]>()
  for (const { id, type, uid, lang, content } of documents) {
    if (content === undefined) continue
    for (const key of [`id ${id}`, `${type}/${uid}`]) {
      targets.set(key, [...(targets.get(key) ?? []), { id, type, uid, lang, tags: content.tags }])
    }
  }
  return targets
}

interface RawContext {
  readonly toMediaUrl: (path: string) => string
  /** Finds a document by `id {id}` or `{type}/{uid}`, preferably in the linking document's language. */
  readonly findTarget: (key: string) => LinkTarget | undefined
}

function toRawValue(value: unknown, context: RawContext): unknown {
  if (typeof value === 'string') {
    return /^media\/\S+$/.test(value) ? context.toMediaUrl(value.slice('media/'.length)) : value
  }
  if (Array.isArray(value)) return value.map((item) => toRawValue(item, context))
  if (!isRecord(value)) return value
  if (value['link_type'] === 'Document') return toRawLink(value, context)
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, toRawValue(inner, context)]),
  )
}

/** Completes a document link. In a file, the type and uid of the target are enough. */
function toRawLink(
  link: Readonly<Record<string, unknown>>,
  { findTarget }: RawContext,
): Record<string, unknown> {
  const { id, type, uid } = link
  const key = typeof id === 'string' && id !== '' ? `id ${id}` : `${String(type)}/${String(uid)}`
  const target = findTarget(key)
  return target === undefined
    ? { tags: [], slug: '-', ...link, isBroken: true }
    : { ...link, ...target, tags: [...target.tags], slug: target.uid, isBroken: false }
}

/** Returns the URL of a media file, with its version, so that browsers can cache it permanently. */
function getMediaUrl(path: string, media: ReadonlyMap<string, string>, base: URL): string {
  const url = new URL(path.split('/').map(encodeURIComponent).join('/'), base)
  const version = media.get(path)
  if (version !== undefined) url.searchParams.set('v', version)
  return url.href
}
