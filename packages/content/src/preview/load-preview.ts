/** How far the loading of a preview has come (Spec §4). */
export type PreviewLoad<Content> =
  | { readonly status: 'fetching' }
  | { readonly status: 'fetched'; readonly content: Content }
  | { readonly status: 'failed'; readonly error: unknown }

/**
 * Loads a draft and tells each state: fetching, then fetched or failed (Spec §4). A draft that does
 * not exist has failed. Never rejects.
 *
 * @param fetchDraft - such as `() => fetchPreviewDocument(client, preview)`
 */
export async function loadPreview<Content>(
  fetchDraft: () => Promise<Content | undefined>,
  onChange: (load: PreviewLoad<Content>) => void,
): Promise<void> {
  onChange({ status: 'fetching' })
  let load: PreviewLoad<Content>
  try {
    const content = await fetchDraft()
    load =
      content === undefined
        ? { status: 'failed', error: new Error('There is no such draft') }
        : { status: 'fetched', content }
  } catch (error) {
    load = { status: 'failed', error }
  }
  onChange(load)
}
