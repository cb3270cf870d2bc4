import * as v from 'valibot'
import { readDocumentRef } from '../documents/deserialise-fields.ts'
import { type ContentClient, everyDocument, findDocuments } from '../sources/content-client.ts'

/** Who previews what, and until when (Spec §3). Plain data: it is kept in the persisted state. */
export interface PreviewState {
  /** The ref that shows drafts. */
  readonly previewToken: string
  /** The content repository's name. */
  readonly repo: string
  /** When the preview ends, in milliseconds since 1970. */
  readonly expiry: number
  /** The previewed document's id or uid; absent when the whole site is previewed. */
  readonly previewUID?: string
}

/** Where a preview is remembered; what it reads may have been written by anyone. */
export interface PreviewStorage {
  read(): unknown
  write(preview: PreviewState): void
  remove(): void
}

/** Returns the time in milliseconds since 1970. */
export interface PreviewClock {
  now(): number
}

/** How long a preview lasts from being set (Spec §4, §9). */
const previewLengthMs = 30 * 60 * 1000

/**
 * Whether a preview's expiry is in the future (Spec §5), and no further off than a preview lasts: a
 * stored state that somebody changed does not last for ever.
 */
function isPreviewValid({ expiry }: PreviewState, nowMs: number): boolean {
  return expiry > nowMs && expiry <= nowMs + previewLengthMs
}

/**
 * The preview that an address asks for: the query `previewToken`, with `previewUID`, or the content
 * service's own link with `token` and `documentId` (decisions.md). Undefined when it asks for none.
 */
export function previewRequest(
  query: URLSearchParams,
): { previewToken: string; previewUID?: string } | undefined {
  const own = query.get('previewToken')?.trim() ?? ''
  if (own !== '') return named(own, query.get('previewUID'))
  const token = query.get('token')?.trim() ?? ''
  return token === '' ? undefined : named(token, query.get('documentId'))
}

function named(previewToken: string, uid: string | null) {
  const previewUID = uid?.trim() ?? ''
  return previewUID === '' ? { previewToken } : { previewToken, previewUID }
}

/**
 * Begins a preview that lasts 30 minutes from now, and remembers it (Spec §4).
 *
 * @throws whatever the storage throws
 */
export function startPreview(
  wanted: { previewToken: string; repo: string; previewUID?: string | undefined },
  { clock, storage }: { clock: PreviewClock; storage: PreviewStorage },
): PreviewState {
  const { previewToken, repo, previewUID } = wanted
  const preview: PreviewState = {
    previewToken,
    repo,
    expiry: clock.now() + previewLengthMs,
    ...(previewUID === undefined || previewUID === '' ? {} : { previewUID }),
  }
  storage.write(preview)
  return preview
}

const name = v.pipe(v.string(), v.minLength(1))
const previewSchema = v.object({
  previewToken: name,
  repo: name,
  expiry: v.pipe(v.number(), v.finite()),
  previewUID: v.exactOptional(name),
})

/**
 * The remembered preview, while its expiry is in the future (Spec §5); undefined otherwise. What
 * has expired, or is no preview at all, is discarded from the storage (Spec §4).
 */
export function currentPreview({
  clock,
  storage,
}: {
  clock: PreviewClock
  storage: PreviewStorage
}): PreviewState | undefined {
  const stored = storage.read()
  if (stored === undefined || stored === null) return undefined
  const result = v.safeParse(previewSchema, stored)
  if (result.success) {
    if (isPreviewValid(result.output, clock.now())) return result.output
  }
  storage.remove()
  return undefined
}

/**
 * The previewed document as the content service sends it (Spec §7): the one that `previewUID` names by
 * id or uid, the first one without it; undefined when there is none. A uid is that of the document in the client's
 * language, or else in another one.
 *
 * @throws ContentUnavailableError when the content service cannot be read; `no-such-ref` when the
 *   token is unknown or has expired
 */
export async function fetchPreviewDocument(
  client: ContentClient,
  { previewToken, previewUID }: Pick<PreviewState, 'previewToken' | 'previewUID'>,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<Record<string, unknown> | undefined> {
  const draft = client.atRef(previewToken)
  if (previewUID !== undefined) {
    const [byId] = await findDocuments(draft, { id: previewUID, signal })
    if (byId !== undefined) return byId
  }
  if (previewUID === undefined) return (await findDocuments(draft, { limit: 1, signal }))[0]
  const all = { limit: everyDocument, pageSize: 100, signal }
  const isNamed = (document: Record<string, unknown>) =>
    readDocumentRef(document).uid === previewUID
  return (
    (await findDocuments(draft, all)).find(isNamed) ??
    (await findDocuments(draft, { ...all, lang: '*' })).find(isNamed)
  )
}
