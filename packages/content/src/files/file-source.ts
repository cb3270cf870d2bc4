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
   * The token by which drafts are previewed; `{token}/{name}` shows the release of that name. Whoever knows
   * it sees them, so make it long. @default none: nothing can be previewed
   */
  readonly previewToken?: string | undefined
  /**
   * A working folder of the same layout: in previews its documents are in the place of the others, as drafts
   * are. @default only the drafts of the folder itself
   */
  readonly workingFolder?: string | undefined
  /**
   * Where the folder's `media/` is served, such as `https://cdn.example/river/media/`. @default nowhere: the
   * source hands the files out by `fetchMedia`
   */
  readonly mediaAddress?: string | undefined
}

/** Addresses of media that are on no network. */
const ownMediaAddress = 'https://content-files.invalid/'

/**
 * The documents of a folder, `{folder}/{type}/{uid}.json` with drafts, releases and languages beside them
 * (docs/content-model.md). The folder is looked at each time, so edits are seen at once; only files that changed
 * are read. A file that is no document is left out and named by `problems()`; asked for by itself it is a
 * `ContentError`. For Node only.
 *
 * @param folder - of one site, such as `content/river`
 * @throws TypeError when `mediaAddress` is not an http(s) address
 */
export function fileSource(folder: string, options: FileSourceOptions = {}): ContentSource {
  const { previewToken = '', workingFolder, mediaAddress = ownMediaAddress } = options
  const media = parseAddress(mediaAddress)
  const place = resolve(folder)
  const readFolder = folderReader(place)
  const readWorking = workingFolder === undefined ? undefined : folderReader(resolve(workingFolder))

  async function look(
    view: ContentView | undefined,
    { signal }: SourceOptions = {},
  ): Promise<FolderView> {
    signal?.throwIfAborted()
    if (view === undefined) throw unavailable(place, 'no-such-ref', unknownRef)
    let state: FolderState
    let working: FolderState | undefined
    try {
      state = await readFolder()
      working = view === 'draft' ? await readWorking?.() : undefined
    } catch (cause) {
      signal?.throwIfAborted()
      throw unavailable(place, 'no-repository', 'there is no such folder', cause)
    }
    signal?.throwIfAborted()
    if (view.startsWith('release-') && !state.documents.some((one) => one.variant === view)) {
      throw unavailable(place, 'no-such-ref', unknownRef)
    }
    return viewFolder(state, view, working)
  }

  function sourceAt(view: ContentView | undefined): ContentSource {
    return {
      place,
      mediaOrigins: [media.origin],
      ...(mediaAddress === ownMediaAddress ? { fetchMedia } : {}),
      async find({ page, pageSize, ...wanted }, given) {
        const folderView = await look(view, given)
        const chosen = chooseDocuments(folderView, wanted)
        const start = (page - 1) * pageSize
        const documents = chosen.slice(start, start + pageSize)
        return {
          documents: toRawDocuments(documents, folderView, media),
          hasMore: chosen.length > start + pageSize,
        }
      },
      version: async (given) => versionOf(await look(view, given)),
      problems: async (given) => (await look(view, given)).documents.flatMap(problemsOf),
      at: (ref) => sourceAt(viewOf(ref, previewToken)),
    }
  }

  /** Such as `https://content-files.invalid/fonts/inter.woff2?v=…`. */
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

/** Undefined for a ref that shows nothing. */
function viewOf(ref: string, previewToken: string): ContentView | undefined {
  if (previewToken === '') return undefined
  // Of hashes: how long a comparison takes says nothing of the token.
  if (hashOf(ref) === hashOf(previewToken)) return 'draft'
  const [, token = '', release = ''] = /^(.*)\/([a-z0-9][\w-]*)$/is.exec(ref) ?? []
  return hashOf(token) === hashOf(previewToken) ? `release-${release.toLowerCase()}` : undefined
}

function parseAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new TypeError(`The address of media must be an http(s) address, not "${address}"`)
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url
}

/** Which versions are shown: what is published, or drafts or a release in its place. */
type ContentView = 'published' | 'draft' | `release-${string}`

/** A document of a view: its file, with the language that it is in and the id that it has or is given. */
interface ViewedDocument extends DocumentFile {
  readonly lang: string
  readonly id: string
}

/** A document of a view that can be read. */
interface ReadableDocument extends ViewedDocument {
  readonly content: FileContent
}

/** What a folder shows in a view. */
interface FolderView {
  readonly documents: readonly ViewedDocument[]
  readonly media: ReadonlyMap<string, string>
  readonly mainLanguage: string
}

/** The main language of a folder whose site names none. */
const defaultLanguage = 'en-gb'

/**
 * What a folder shows in a view. A version is in the place of the document that it is a version of, and comes
 * before all that have none.
 *
 * @param working - a working folder, whose documents are drafts of the folder's
 */
function viewFolder(
  { documents: files, media }: FolderState,
  view: ContentView,
  working: FolderState | undefined,
): FolderView {
  const documents = inView(files, view, working?.documents ?? [])
  const mainLanguage = languageOf(documents)
  const published = files.filter(({ variant }) => !isVersion(variant))
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

function inView(
  documents: readonly DocumentFile[],
  view: ContentView,
  working: readonly DocumentFile[],
): DocumentFile[] {
  const published = documents.filter(({ variant }) => !isVersion(variant))
  if (view === 'published') return published
  const isOfView = ({ variant }: DocumentFile) => variant === view
  const versions = new Map<string, DocumentFile>()
  // The later wins: what is worked on over the folder's drafts, and drafts of it over what it has as published.
  for (const file of [
    ...documents.filter(isOfView),
    ...working.filter(({ variant }) => !isVersion(variant)),
    ...working.filter(isOfView),
  ]) {
    versions.set(documentKey(file), file)
  }
  return [...versions.values(), ...published.filter((file) => !versions.has(documentKey(file)))]
}

/** What the versions of one document have in common. */
function documentKey({ type, uid, variant }: DocumentFile): string {
  return `${type}/${uid}/${isVersion(variant) ? '' : (variant ?? '')}`
}

/** A draft or a release's; a translation is a document of its own. */
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
 * The documents of a view that are wanted.
 *
 * @throws ContentError when the one document that is asked for cannot be read
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

/** Why a document cannot be read; nothing for one that can. */
function problemsOf({ type, uid, id, problem }: ViewedDocument): ContentProblem[] {
  return problem === undefined ? [] : [{ document: { type, uid, id }, ...problem }]
}

/** A text that changes whenever what a view shows does. */
function versionOf({ documents, media }: FolderView): string {
  const parts = documents.map(({ type, uid, lang, hash }) => [type, uid, lang, hash].join('/'))
  return hashOf([...parts, ...[...media].map((stamp) => stamp.join('/'))].join('\n'))
}

/** The same short text for the same text. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

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
