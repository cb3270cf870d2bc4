import { previewLengthMs } from './preview-state.ts'
import type { PreviewClock, PreviewState, PreviewStorage } from './preview-state.ts'

/**
 * Begins a preview that lasts 30 minutes from now, and remembers it (Spec §4).
 *
 * @throws whatever the storage throws
 */
export function startPreview(
  wanted: { previewToken: string; repo: string; previewUID?: string | undefined },
  { clock, storage }: { clock: Pick<PreviewClock, 'now'>; storage: PreviewStorage },
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
