import { createHash } from 'node:crypto'
import { ContentError } from '../errors/content-error.ts'
import type { ContentProblem } from '../errors/content-error.ts'
import type { DocumentFilter } from '../sources/content-source.ts'
import type { DocumentFile, FileContent, FolderState } from './read-folder.ts'

/** Which versions are shown: what is published, or drafts or a release in its place. */
export type ContentView = 'published' | 'draft' | `release-${string}`

/** A document of a view: its file, with the language that it is in and the id that it has or is given. */
export interface ViewedDocument extends DocumentFile {
  readonly lang: string
  readonly id: string
}

/** A document of a view that can be read. */
export interface ReadableDocument extends ViewedDocument {
  readonly content: FileContent
}

/** What a folder shows in a view. */
export interface FolderView {
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
export function viewFolder(
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
export function chooseDocuments(
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
export function problemsOf({ type, uid, id, problem }: ViewedDocument): ContentProblem[] {
  return problem === undefined ? [] : [{ document: { type, uid, id }, ...problem }]
}

/** A text that changes whenever what a view shows does. */
export function versionOf({ documents, media }: FolderView): string {
  const parts = documents.map(({ type, uid, lang, hash }) => [type, uid, lang, hash].join('/'))
  return hashOf([...parts, ...[...media].map((stamp) => stamp.join('/'))].join('\n'))
}

/** The same short text for the same text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
