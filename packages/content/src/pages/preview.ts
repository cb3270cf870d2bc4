import * as v from 'valibot'
import { readDocumentRef } from '../documents/deserialise-fields.ts'
import { type ContentClient, maxDocuments, findDocuments } from '../sources/content-client.ts'

/** State of a preview (Spec §3), as persisted in the browser. Plain data. */
export interface PreviewState {
  /** The ref that shows drafts. */
  readonly previewToken: string
  /** Name of the CMS repository. */
  readonly repo: string
  /** End of the preview, in milliseconds since 1970. */
  readonly expiry: number
  /** Id or uid of the previewed document; undefined for the whole site. */
  readonly previewUID?: string
}

/** Storage of the preview. Its content is not trusted. */
export interface PreviewStorage {
  read(): unknown
  write(preview: PreviewState): void
  remove(): void
}

/** Returns the time in milliseconds since 1970. */
export interface PreviewClock {
  now(): number
}

/** Duration of a preview (Spec §4, §9). */
const previewLengthMs = 30 * 60 * 1000

/** Whether a preview has not expired (Spec §5). A modified expiry later than the maximum duration is invalid. */
function isPreviewValid({ expiry }: PreviewState, nowMs: number): boolean {
  return expiry > nowMs && expiry <= nowMs + previewLengthMs
}

/**
 * Parses the preview of a URL's query: `previewToken` and `previewUID`, or Prismic's `token` and `documentId`
 * (decisions.md). Undefined if there is none.
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
 * Starts and stores a preview of 30 minutes (Spec §4).
 *
 * @throws errors of the storage
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
 * Returns the stored preview until it expires (Spec §5). Removes an expired or invalid one from the storage (Spec
 * §4).
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
 * Fetches the previewed document (Spec §7): the one with the id or uid `previewUID`, or the first one. A uid is
 * looked up in the client's language, then in the others. Undefined if there is none.
 *
 * @throws ContentUnavailableError if the CMS cannot be read; with the reason `no-such-ref` if the token is unknown or
 *   has expired
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
