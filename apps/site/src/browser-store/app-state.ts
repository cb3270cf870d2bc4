import { type Consent, consentPart } from './consent.ts'
import { type Toast, toastPart } from './toast-part.ts'
import { sessionPart } from './session-part.ts'
import type { Session } from './session.ts'
import type { StateParts } from './create-app-store.ts'
import { type PreviewPart, previewPart } from './preview-part.ts'

/** What a browser remembers of its visitor, under the key `app-state` (Spec §3, persisted state). */
export interface AppState {
  consent: Consent
  flash: Toast | undefined
  /** The content service's preview session. */
  prismic: PreviewPart
  session: Session
}

export const appStateParts: StateParts<AppState> = {
  consent: consentPart,
  flash: toastPart,
  prismic: previewPart,
  session: sessionPart,
}
