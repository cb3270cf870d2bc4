import { type AppStore, type StateParts, createBrowserStore } from '@milepost/supporter/store'
import { type Consent, consentPart } from './consent.ts'
import { type PreviewPart, previewPart } from './preview-part.ts'

/** What a browser remembers of its visitor beside the session, under the same key (Spec §3, persisted state). */
export interface SiteState {
  consent: Consent
  /** The content service's preview session. */
  prismic: PreviewPart
}

export const siteParts: StateParts<SiteState> = { consent: consentPart, prismic: previewPart }

let store: AppStore<SiteState> | undefined

/** The store of this tab, made when it is first asked for. In the browser only. */
export function siteStore(): AppStore<SiteState> {
  store ??= createBrowserStore(siteParts)
  return store
}
