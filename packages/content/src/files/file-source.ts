import { join, resolve } from 'node:path'
import { ContentUnavailableError } from '../errors/content-unavailable-error.ts'
import type { UnavailableReason } from '../errors/content-unavailable-error.ts'
import type { ContentSource, SourceOptions } from '../sources/content-source.ts'
import { chooseDocuments, hashOf, problemsOf, versionOf, viewFolder } from './folder-view.ts'
import type { FolderView, ContentView } from './folder-view.ts'
import { mediaFile } from './media-file.ts'
import { folderReader } from './read-folder.ts'
import type { FolderState } from './read-folder.ts'
import { toRawDocuments } from './to-raw-documents.ts'

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
