import * as v from 'valibot'
import { isPreviewValid } from './preview-state.ts'
import type { PreviewClock, PreviewState, PreviewStorage } from './preview-state.ts'

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
  clock: Pick<PreviewClock, 'now'>
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
