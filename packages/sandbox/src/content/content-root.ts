import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import {
  type BrokenDocument,
  type ContentDocument,
  type DocumentName,
  isBrokenDocument,
  parseDocument,
  parseDocumentName,
} from './document-file.ts'
import { createMigrationWriter, type MigrationWriter } from './migration-writer.ts'

/** A media file. */
interface MediaFile {
  bytes: Uint8Array<ArrayBuffer>
  /** Hash of the content. */
  hash: string
}

/** Current state of a repository's folder. */
export interface RepositoryState {
  name: string
  /** Master ref, which changes with the published documents. */
  ref: string
  /** Published documents, ordered by type and file name. */
  documents: readonly (ContentDocument | BrokenDocument)[]
  /** Drafts (`{uid}.draft.json`), followed by the published documents that they do not replace. */
  drafts: readonly (ContentDocument | BrokenDocument)[]
  /** Releases (`{uid}.release-{name}.json`), ordered by name. */
  releases: readonly Release[]
  /** Document types that have a folder. */
  types: readonly string[]
  /** Main language of the repository. */
  lang: string
  /** Earlier refs of this process that are no longer current. */
  expiredRefs: ReadonlySet<string>
}

/** Documents that will be published together, with the ref for previewing them. */
export interface Release {
  name: string
  ref: string
  /** Documents of the release, followed by the published documents that they do not replace. */
  documents: readonly (ContentDocument | BrokenDocument)[]
}

/** Content folder of the CMS: `{root}/{repository}/{type}/{uid}.json`. */
export interface ContentRoot extends MigrationWriter {
  /** Returns the current state of a repository; undefined if it is unknown. Rereads changed files. */
  repository(name: string): RepositoryState | undefined
  /** Returns a file in the repository's `media` folder; undefined if it is missing or outside of the folder. */
  media(repository: string, path: string): MediaFile | undefined
}

const safeNamePattern = /^[a-z0-9][\w-]*$/i
const mediaFolder = 'media'

interface CachedFile<Value> {
  stamp: string
  hash: string
  value: Value
}

/**
 * Opens a content folder. Checks it on every request, so edits are visible immediately. Rereads only changed files.
 *
 * @param log - called once for each version of a document that cannot be parsed
 */
export function openContentRoot(root: string, log: (message: string) => void): ContentRoot {
  const base = resolve(root)
  const documents = new Map<string, CachedFile<ContentDocument | BrokenDocument>>()
  const media = new Map<string, CachedFile<Uint8Array<ArrayBuffer>>>()
  const refs = new Map<string, Set<string>>()

  function document(repository: string, type: string, file: string, name: DocumentName) {
    const path = join(base, repository, type, file)
    const { uid, lang } = name
    return readCached(documents, path, (bytes, stats) => {
      const read = parseDocument(bytes.toString('utf8'), {
        type,
        uid,
        id: hashId(`${repository}/${type}/${uid}${lang === '' ? '' : `/${lang}`}`),
        lang,
        modifiedMs: stats.mtimeMs,
      })
      if (isBrokenDocument(read)) log(`content ${repository}/${type}/${file}: ${read.problem}`)
      return read
    })
  }

  /** Returns the parsed document files of a repository with their names. */
  function readFiles(repository: string, types: readonly string[]): NamedFile[] {
    return types.flatMap((type) =>
      listFiles(join(base, repository, type)).flatMap((file) => {
        const name = parseDocumentName(file)
        const found = name === undefined ? undefined : document(repository, type, file, name)
        return name === undefined || found === undefined ? [] : [{ name, ...found }]
      }),
    )
  }

  function readState(name: string): RepositoryState | undefined {
    if (!safeNamePattern.test(name) || !isFolder(join(base, name))) return undefined
    const types = listFolders(join(base, name)).filter((type) => type !== mediaFolder)
    const files = readFiles(name, types)
    const published = files.filter((file) => file.name.version === 'published')
    const live = published.map(({ value }) => value)
    const ref = computeRef(published)
    const releases = groupReleases(files, published)
    const seen = refs.get(name) ?? new Set<string>()
    refs.set(name, seen.add(ref))
    const current = new Set([ref, ...releases.map((release) => release.ref)])
    for (const one of current) seen.add(one)
    const drafts = files.filter((file) => file.name.version === 'draft')
    return {
      name,
      ref,
      documents: live,
      drafts: withReplacements(published, drafts),
      releases,
      types,
      // Translations do not determine the main language.
      lang: getMainLanguage(
        published.filter(({ name: { lang } }) => lang === '').map(({ value }) => value),
      ),
      expiredRefs: new Set([...seen].filter((one) => !current.has(one))),
    }
  }

  return {
    repository: readState,
    ...createMigrationWriter(base, (name) => readState(name)?.lang),
    media(repository, path) {
      const segments = path.split('/')
      if (!safeNamePattern.test(repository)) return undefined
      if (segments.some((part) => part === '' || part.startsWith('.') || /[\\\0]/.test(part))) {
        return undefined
      }
      const folder = join(base, repository, mediaFolder)
      const wanted = join(folder, ...segments)
      // Symbolic links must not point outside of the folder either.
      const real = resolveRealPath(wanted)
      const realFolder = resolveRealPath(folder)
      if (real === undefined || realFolder === undefined) return undefined
      if (!real.startsWith(realFolder + sep)) return undefined
      const file = readCached(media, real, (bytes) => new Uint8Array(bytes))
      return file === undefined ? undefined : { bytes: file.value, hash: file.hash }
    },
  }
}

interface NamedFile extends CachedFile<ContentDocument | BrokenDocument> {
  name: DocumentName
}

function groupReleases(files: readonly NamedFile[], published: readonly NamedFile[]): Release[] {
  const names = new Set(files.map(({ name }) => name.release).filter((name) => name !== ''))
  return [...names].toSorted().map((release) => {
    const own = files.filter(({ name }) => name.release === release)
    return {
      name: release,
      ref: computeRef(own, release),
      documents: withReplacements(published, own),
    }
  })
}

/** Returns a ref that changes whenever a file is added, changed or removed. */
function computeRef(files: readonly NamedFile[], of = ''): string {
  const parts = files.map(({ value, name, hash }) =>
    [value.type, value.uid, ...(name.lang === '' ? [] : [name.lang]), hash].join('/'),
  )
  return hashId([...(of === '' ? [] : [of]), ...parts].join())
}

/** Returns the versions, followed by the published documents that they do not replace. */
function withReplacements(
  published: readonly NamedFile[],
  versions: readonly NamedFile[],
): (ContentDocument | BrokenDocument)[] {
  const replaced = new Set(versions.map(({ value }) => `${value.type}/${value.uid}`))
  const kept = published.filter(
    // A translation is a separate document.
    ({ value, name }) => name.lang !== '' || !replaced.has(`${value.type}/${value.uid}`),
  )
  return [...versions, ...kept].map(({ value }) => value)
}

function getMainLanguage(documents: readonly (ContentDocument | BrokenDocument)[]): string {
  for (const document of documents) {
    if (document.type === 'custom_site' && !isBrokenDocument(document) && document.lang !== '') {
      return document.lang
    }
  }
  return 'en-gb'
}

/** Returns a file from the cache, or rereads it if it has changed; undefined if it is missing or not a file. */
function readCached<Value>(
  cache: Map<string, CachedFile<Value>>,
  path: string,
  read: (bytes: Buffer, stats: Stats) => Value,
): CachedFile<Value> | undefined {
  try {
    const stats = statSync(path)
    if (!stats.isFile()) return undefined
    const stamp = `${stats.mtimeMs}/${stats.size}/${stats.ino}`
    const known = cache.get(path)
    if (known?.stamp === stamp) return known
    const bytes = readFileSync(path)
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 12)
    const file = { stamp, hash, value: read(bytes, stats) }
    cache.set(path, file)
    return file
  } catch {
    cache.delete(path)
    return undefined
  }
}

function hashId(text: string): string {
  return `Z${createHash('sha256').update(text).digest('base64url').replaceAll(/[_-]/g, 'x').slice(0, 15)}`
}

function listFolders(folder: string): string[] {
  return readEntries(folder)
    .filter((entry) => entry.isDirectory() && safeNamePattern.test(entry.name))
    .map(({ name }) => name)
    .toSorted()
}

function listFiles(folder: string): string[] {
  return readEntries(folder)
    .map(({ name }) => name)
    .filter((name) => parseDocumentName(name) !== undefined)
    .toSorted()
}

function readEntries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function resolveRealPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
