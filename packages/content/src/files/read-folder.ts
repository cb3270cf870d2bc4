import { createHash } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { isRecord } from '../documents/values.ts'
import { describeValue } from '../fields/field.ts'
import {
  findKeyProblems,
  compareText,
  getDocumentKey,
  isDocumentName,
  isVariant,
  siteFileLimits,
} from '../portable/site-file.ts'

/** Maximum size of a document, in bytes. */
export const maxDocumentBytes = 5_000_000

/** A file in the content folder: a document, or the reason why it is invalid. */
export interface DocumentFile {
  readonly type: string
  readonly uid: string
  /** `draft`, `release-{name}` or a language. Undefined for the published document in the main language. */
  readonly variant: string | undefined
  readonly path: string
  /** Hash of the file's content or state, which changes whenever the file does. */
  readonly hash: string
  /** Undefined if the file is invalid. */
  readonly content: FileContent | undefined
  /** Undefined if the file is valid. */
  readonly problem: { readonly field: string; readonly problem: string } | undefined
}

/** Parsed content of a document's file. */
export interface FileContent {
  readonly id: string | undefined
  readonly tags: readonly string[]
  readonly lang: string | undefined
  readonly firstPublished: string | undefined
  readonly lastPublished: string
  readonly data: Readonly<Record<string, unknown>>
}

/** State of the content folder. */
export interface FolderState {
  /** Sorted by type, uid and variant. */
  readonly documents: readonly DocumentFile[]
  /** Media files: path inside `media/`, and a version that changes with the file. */
  readonly media: ReadonlyMap<string, string>
}

type FolderReader = () => Promise<FolderState>

const mediaFolder = 'media'
const maxOpenFiles = 32

/**
 * Creates a reader of `{folder}/{type}/{uid}.json` and its variants (docs/content-model.md). Invalid files are included
 * with their problem. Symbolic links out of the folder are not followed.
 *
 * @returns a function that reads the folder, and opens only files that have changed since the last call. It rejects if
 *   the folder does not exist
 */
export function createFolderReader(folder: string): FolderReader {
  let known: FileCache = new Map()
  return async () => {
    const root = await realpath(folder)
    const types = await readdir(root, { withFileTypes: true })
    const names = await Promise.all(
      types
        .filter(({ name }) => isDocumentName(name) && name.toLowerCase() !== mediaFolder)
        .map((entry) => listDocumentFiles(root, entry)),
    )
    const seen: FileCache = new Map()
    const files = await mapInBatches(names.flat(), (name) => readNamed(root, name, known, seen))
    known = seen
    return {
      documents: files
        .flat()
        .toSorted((one, other) => compareText(getDocumentKey(one), getDocumentKey(other))),
      media: await listMedia(root),
    }
  }
}

interface NamedFile {
  readonly type: string
  readonly uid: string
  readonly variant: string | undefined
  readonly path: string
  /** Reason why the file must not be opened, if there is one. */
  readonly refusal: string | undefined
}

async function listDocumentFiles(root: string, { name: type }: Dirent): Promise<NamedFile[]> {
  const folder = join(root, type)
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const isOutside = !(await isInside(root, folder))
  const files = await Promise.all(
    entries.map(async (entry) => {
      const [, uid, variant] = /^([^.]+)(?:\.([^.]+))?\.json$/.exec(entry.name) ?? []
      const language = variant?.toLowerCase()
      if (!isDocumentName(uid) || (language !== undefined && !isVariant(language))) return []
      const path = join(folder, entry.name)
      const refusal = isOutside
        ? 'its folder is a symbolic link to outside the content folder'
        : await findRefusal(root, path, entry)
      return [{ type, uid, variant: language, path, refusal }]
    }),
  )
  return files.flat()
}

async function findRefusal(root: string, path: string, entry: Dirent): Promise<string | undefined> {
  if (entry.isFile()) return undefined
  if (!entry.isSymbolicLink()) return 'it is not a file'
  return (await isInside(root, path))
    ? undefined
    : 'it is a symbolic link that is broken, or points outside the content folder'
}

/** Whether a path exists inside a folder after symbolic links are resolved. */
async function isInside(root: string, path: string): Promise<boolean> {
  const real = await realpath(path).catch(() => undefined)
  return real !== undefined && real.startsWith(root + sep)
}

type FileCache = Map<string, { readonly stamp: string; readonly file: DocumentFile }>

/** Reads a file unless it is unchanged. Returns an empty list if it has been deleted. */
async function readNamed(
  root: string,
  { type, uid, variant, path, refusal }: NamedFile,
  known: FileCache,
  seen: FileCache,
): Promise<DocumentFile[]> {
  const name = { type, uid, variant, path }
  const refused = (problem: string, hash: string): DocumentFile => ({
    ...name,
    hash,
    content: undefined,
    problem: { field: '', problem },
  })
  if (refusal !== undefined) return [refused(refusal, refusal)]
  try {
    const stats = await stat(path, { bigint: true })
    const stamp = `${stats.mtimeNs}/${stats.ctimeNs}/${stats.size}/${stats.ino}`
    const before = known.get(path)
    const file =
      before?.stamp === stamp
        ? before.file
        : !stats.isFile()
          ? refused('it is not a file', stamp)
          : stats.size > maxDocumentBytes
            ? refused(`it has ${stats.size} bytes; the maximum is ${maxDocumentBytes}`, stamp)
            : { ...name, ...readContent(await readFile(path), Number(stats.mtimeMs)) }
    seen.set(path, { stamp, file })
    return [file]
  } catch (error) {
    const code = isRecord(error) ? String(error['code']) : ''
    return code === 'ENOENT'
      ? []
      : [refused(`${relative(root, path)} cannot be opened (${code})`, code)]
  }
}

function readContent(
  bytes: Buffer,
  modifiedMs: number,
): Pick<DocumentFile, 'hash' | 'content' | 'problem'> {
  const hash = createHash('sha256').update(bytes).digest('base64url')
  const refused = (problem: string, field = '') => ({
    hash,
    content: undefined,
    problem: { field, problem },
  })
  let file: unknown
  try {
    file = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    return refused(`it is not JSON: ${message.replaceAll(/\s+/g, ' ')}`)
  }
  if (!isRecord(file) || !isRecord(file['data'])) {
    return refused(`expected an object with "data", found ${describeValue(file)}`)
  }
  const { id, tags, lang, data } = file
  const [problem] = findKeyProblems(data, siteFileLimits.depth)
  if (problem !== undefined) return refused(problem.problem, problem.location.replace(/^\./, ''))
  return {
    hash,
    problem: undefined,
    content: {
      id: toNonEmptyText(id),
      tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
      lang: toNonEmptyText(lang)?.toLowerCase(),
      firstPublished: toNonEmptyText(file['first_publication_date']),
      lastPublished: toNonEmptyText(file['last_publication_date']) ?? formatDate(modifiedMs),
      data,
    },
  }
}

function toNonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Formats a date like the CMS, with an offset without a colon. */
function formatDate(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}+0000`
}

async function listMedia(root: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(root, mediaFolder)
  const entries = await readdir(folder, { recursive: true }).catch(() => [])
  const stamps = await mapInBatches(entries, async (name) => {
    const stats = await stat(join(folder, name), { bigint: true }).catch(() => undefined)
    if (stats?.isFile() !== true) return []
    const stamp = `${stats.mtimeNs.toString(36)}-${stats.size.toString(36)}`
    return [[name.split(sep).join('/'), stamp] as const]
  })
  return new Map(stamps.flat())
}

/** Processes items in batches, to limit the number of open files. */
async function mapInBatches<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += maxOpenFiles) {
    // oxlint-disable-next-line no-await-in-loop -- a few at a time
    results.push(...(await Promise.all(items.slice(start, start + maxOpenFiles).map(map))))
  }
  return results
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.otf': 'font/otf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.vtt': 'text/vtt',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/**
 * Serves a media file from a folder. Responds with 404 if the file does not exist, is not an image, font or video, is
 * larger than `siteFileLimits.mediaBytes`, or is outside the folder.
 *
 * @param path - percent-encoded path in the folder, for example `fonts/inter.woff2`
 * @param isImmutable - whether the response may be cached permanently, because its URL contains the file's version
 */
export async function readMediaFile(
  folder: string,
  path: string,
  isImmutable: boolean,
): Promise<Response> {
  const missing = new Response(null, { status: 404 })
  const name = decodeText(path)
  const type = types[extname(name ?? '').toLowerCase()]
  if (name === undefined || type === undefined) return missing
  try {
    const root = await realpath(folder)
    const file = await realpath(join(root, name))
    if (!file.startsWith(root + sep)) return missing
    const stats = await stat(file)
    if (!stats.isFile() || stats.size > siteFileLimits.mediaBytes) return missing
    return new Response(await readFile(file), {
      headers: {
        'content-type': type,
        'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
    })
  } catch {
    return missing
  }
}

/** Decodes a path. Undefined if it has hidden files, backslashes, NUL or invalid escapes. */
function decodeText(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path)
    const isPlain = name.split('/').every((part) => /^[^.\\\0][^\\\0]*$/.test(part))
    return isPlain ? name : undefined
  } catch {
    return undefined
  }
}
