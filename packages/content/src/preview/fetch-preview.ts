import { readDocumentRef } from '../documents/deserialise-fields.ts'
import { fetchInternalPage, type InternalPage } from '../pages/internal-pages.ts'
import { fetchSite, type ParsedSite } from '../site/parse-site.ts'
import { type ContentClient, everyDocument, findDocuments } from '../sources/content-client.ts'
import type { PreviewState } from './preview.ts'

type Token = Pick<PreviewState, 'previewToken'>

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
  preview: Token & Pick<PreviewState, 'previewUID'>,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<Record<string, unknown> | undefined> {
  const { previewToken, previewUID } = preview
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

/** {@link fetchSite} with drafts: what a preview's token shows wins over what is published. */
export function fetchPreviewSite(
  client: ContentClient,
  { previewToken }: Token,
  options: { uid: string; signal?: AbortSignal | undefined },
): Promise<ParsedSite | undefined> {
  return fetchSite(client.atRef(previewToken), options)
}

/** {@link fetchInternalPage} with drafts: what a preview's token shows wins over what is published. */
export function fetchPreviewPage(
  client: ContentClient,
  { previewToken }: Token,
  options: { uid: string; signal?: AbortSignal | undefined },
): Promise<InternalPage | undefined> {
  return fetchInternalPage(client.atRef(previewToken), options)
}
