import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { BrokenDocument, ContentDocument } from './document-file.ts'
import { isBroken, readDocument } from './document-file.ts'

/** A media file, read when it changed. */
export interface MediaFile {
  bytes: Uint8Array<ArrayBuffer>
  /** Changes with the bytes. */
  hash: string
}

/** What a repository's folder holds at one moment. */
export interface RepositoryState {
  name: string
  /** The master ref: another one whenever a document changes. */
  ref: string
  /** Published documents, by type and uid. */
  documents: readonly (ContentDocument | BrokenDocument)[]
  /** The same with drafts (`{uid}.draft.json`) before what they replace. */
  drafts: readonly (ContentDocument | BrokenDocument)[]
  /** The repository's main language. */
  lang: string
  /** Refs that were the master ref earlier in this process. */
  expiredRefs: ReadonlySet<string>
}

/** The content service's folder: `{root}/{repository}/{type}/{uid}.json`. */
export interface ContentRoot {
  /** Undefined for an unknown repository. Changed files are read again. */
  repository(name: string): RepositoryState | undefined
  /** A file below the repository's `media`, never one outside of it. */
  media(repository: string, path: string): MediaFile | undefined
}

const safeName = /^[a-z0-9][\w-]*$/i
const mediaFolder = 'media'

interface CachedFile<Value> {
  stamp: string
  hash: string
  value: Value
}

/**
 * Opens a content folder. It is looked at with every request, so that an edit is seen at once;
 * only files that changed are read.
 *
 * @param log - told once about each version of a document that cannot be read
 */
export function openContentRoot(root: string, log: (message: string) => void): ContentRoot {
  const base = resolve(root)
  const documents = new Map<string, CachedFile<ContentDocument | BrokenDocument>>()
  const media = new Map<string, CachedFile<Uint8Array<ArrayBuffer>>>()
  const refs = new Map<string, Set<string>>()

  function document(repository: string, type: string, file: string) {
    const path = join(base, repository, type, file)
    const uid = file.replace(/(?:\.draft)?\.json$/, '')
    return cached(documents, path, (bytes, stats) => {
      const read = readDocument(bytes.toString('utf8'), {
        type,
        uid,
        id: idOf(`${repository}/${type}/${uid}`),
        modifiedMs: stats.mtimeMs,
      })
      if (isBroken(read)) log(`content ${repository}/${type}/${file}: ${read.problem}`)
      return read
    })
  }

  return {
    repository(name) {
      if (!safeName.test(name) || !isFolder(join(base, name))) return undefined
      const published: CachedFile<ContentDocument | BrokenDocument>[] = []
      const drafted: CachedFile<ContentDocument | BrokenDocument>[] = []
      for (const type of folderNames(join(base, name))) {
        if (type === mediaFolder) continue
        for (const file of fileNames(join(base, name, type))) {
          const found = document(name, type, file)
          if (found !== undefined) (file.endsWith('.draft.json') ? drafted : published).push(found)
        }
      }
      const ref = idOf(
        published.map(({ value, hash }) => `${value.type}/${value.uid}/${hash}`).join(),
      )
      const seen = refs.get(name) ?? new Set<string>()
      refs.set(name, seen.add(ref))
      const live = published.map(({ value }) => value)
      const drafts = drafted.map(({ value }) => value)
      return {
        name,
        ref,
        documents: live,
        drafts: [...drafts, ...live.filter((one) => !drafts.some((draft) => isSame(one, draft)))],
        lang: languageOf(live),
        expiredRefs: new Set([...seen].filter((one) => one !== ref)),
      }
    },
    media(repository, path) {
      const segments = path.split('/')
      if (!safeName.test(repository)) return undefined
      if (segments.some((part) => part === '' || part.startsWith('.') || /[\\\0]/.test(part))) {
        return undefined
      }
      const folder = join(base, repository, mediaFolder)
      const wanted = join(folder, ...segments)
      // A link inside the folder must not lead out of it either.
      const real = realPath(wanted)
      const realFolder = realPath(folder)
      if (real === undefined || realFolder === undefined) return undefined
      if (!real.startsWith(realFolder + sep)) return undefined
      const file = cached(media, real, (bytes) => new Uint8Array(bytes))
      return file === undefined ? undefined : { bytes: file.value, hash: file.hash }
    },
  }
}

function isSame(one: { type: string; uid: string }, other: { type: string; uid: string }): boolean {
  return one.type === other.type && one.uid === other.uid
}

function languageOf(documents: readonly (ContentDocument | BrokenDocument)[]): string {
  for (const document of documents) {
    if (document.type === 'custom_site' && !isBroken(document) && document.lang !== '') {
      return document.lang
    }
  }
  return 'en-gb'
}

/** Reads a file when it changed; undefined when it is gone or no file. */
function cached<Value>(
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

function idOf(text: string): string {
  return `Z${createHash('sha256').update(text).digest('base64url').replaceAll(/[_-]/g, 'x').slice(0, 15)}`
}

function folderNames(folder: string): string[] {
  return entries(folder)
    .filter((entry) => entry.isDirectory() && safeName.test(entry.name))
    .map(({ name }) => name)
    .toSorted()
}

function fileNames(folder: string): string[] {
  return entries(folder)
    .map(({ name }) => name)
    .filter((name) => /^[a-z0-9][\w-]*(?:\.draft)?\.json$/i.test(name))
    .toSorted()
}

function entries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
