import * as v from 'valibot'
import { readDocumentRef } from '../documents/deserialise-fields.ts'
import { type ContentClient, maxDocuments, findDocuments } from '../sources/content-client.ts'

/** A preview (Spec §3), as stored in the browser. Plain data. */
export interface PreviewState {
  /** Ref at which drafts can be read. */
  readonly previewToken: string
  /** Name of the CMS repository. */
  readonly repo: string
  /** End of the preview, in ms since epoch. */
  readonly expiry: number
  /** ID or uid of the previewed document. Undefined if the whole site is previewed. */
  readonly previewUID?: string
}

/** Storage for the preview. Stored values are validated when they are read. */
export interface PreviewStorage {
  read(): unknown
  write(preview: PreviewState): void
  remove(): void
}

/** Returns the current time in ms since epoch. */
export interface PreviewClock {
  now(): number
}

/** Duration of a preview (Spec §4, §9). */
const previewLengthMs = 30 * 60 * 1000

/** Whether a preview is still valid (Spec §5). An expiry beyond the maximum duration has been tampered with. */
function isPreviewValid({ expiry }: PreviewState, nowMs: number): boolean {
  return expiry > nowMs && expiry <= nowMs + previewLengthMs
}

/**
 * Parses the preview parameters of a URL: `previewToken` and `previewUID`, or Prismic's `token` and `documentId`
 * (decisions.md). Returns undefined if there are none.
 */
export function parsePreviewRequest(
  query: URLSearchParams,
): { previewToken: string; previewUID?: string } | undefined {
  const previewToken = query.get('previewToken')?.trim() ?? ''
  if (previewToken !== '') return toRequest(previewToken, query.get('previewUID'))
  const token = query.get('token')?.trim() ?? ''
  return token === '' ? undefined : toRequest(token, query.get('documentId'))
}

function toRequest(previewToken: string, uid: string | null) {
  const previewUID = uid?.trim() ?? ''
  return previewUID === '' ? { previewToken } : { previewToken, previewUID }
}

/**
 * Starts a preview, which lasts for 30 minutes, and stores it (Spec §4).
 *
 * @throws any error of the storage
 */
export function startPreview(
  request: { previewToken: string; repo: string; previewUID?: string | undefined },
  { clock, storage }: { clock: PreviewClock; storage: PreviewStorage },
): PreviewState {
  const { previewToken, repo, previewUID } = request
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
 * Returns the stored preview, if there is one that has not expired (Spec §5). Removes an expired or invalid preview from
 * the storage (Spec §4).
 */
export function getCurrentPreview({
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
 * Fetches the previewed document (Spec §7): the one whose ID or uid is `previewUID`, or the first document if there is
 * no `previewUID`. Looks up a uid in the client's language first, then in all others. Returns undefined if there is no
 * such document.
 *
 * @throws ContentUnavailableError if the CMS cannot be read. The reason is `no-such-ref` if the token is unknown or has
 *   expired
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
  const all = { limit: maxDocuments, pageSize: 100, signal }
  const isNamed = (document: Record<string, unknown>) =>
    readDocumentRef(document).uid === previewUID
  return (
    (await findDocuments(draft, all)).find(isNamed) ??
    (await findDocuments(draft, { ...all, lang: '*' })).find(isNamed)
  )
}
