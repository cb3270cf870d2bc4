import { asRecord } from '../browser-store/as-record.ts'
import type { StatePart } from '../browser-store/state-part.ts'

/** What the preview remembered; `currentPreview` of the content library checks it before it counts. */
export type PreviewPart = Readonly<Record<string, unknown>> | undefined

export const previewPart: StatePart<PreviewPart> = {
  initial: undefined,
  read: asRecord,
  write: (preview) => preview,
}
