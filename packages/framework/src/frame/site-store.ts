import {
  type AppStore,
  asRecord,
  createBrowserStore,
  type StatePart,
  type StateParts,
} from '@milepost/supporter/store'
import { useCallback, useSyncExternalStore } from 'react'

/** What a visitor decided about optional cookies (Spec §3). */
export interface Consent {
  readonly accepted: boolean
  /** Whether the visitor decided at all. */
  readonly touched: boolean
}

export const initialConsent: Consent = { accepted: false, touched: false }

/** Optional things may load (Spec §4). */
export function acceptConsent(): Consent {
  return { accepted: true, touched: true }
}

/** Optional things may not load, and what they left behind goes (Spec §4). */
export function rejectConsent(): Consent {
  return { accepted: false, touched: true }
}

export const consentPart: StatePart<Consent> = {
  initial: initialConsent,
  read(stored) {
    const { accepted, touched } = asRecord(stored) ?? {}
    // Only a decision that was really made counts as accepted.
    return touched === true ? { accepted: accepted === true, touched } : initialConsent
  },
  write: (consent) => consent,
}

/** What the preview remembered; `currentPreview` of the content library checks it before it counts. */
type PreviewPart = Readonly<Record<string, unknown>> | undefined

const previewPart: StatePart<PreviewPart> = {
  initial: undefined,
  read: asRecord,
  write: (preview) => preview,
}

/** What a browser remembers of its visitor beside the session, under the same key (Spec §3, persisted state). */
interface SiteState {
  consent: Consent
  /** The content service's preview session. */
  prismic: PreviewPart
}

const siteParts: StateParts<SiteState> = { consent: consentPart, prismic: previewPart }

let store: AppStore<SiteState> | undefined

/** The store of this tab, made when it is first asked for. In the browser only. */
export function siteStore(): AppStore<SiteState> {
  store ??= createBrowserStore(siteParts)
  return store
}

/**
 * One part of what the browser remembers of its visitor. While a page is rendered on the server and hydrated it is
 * what a new visitor has, so that both say the same; what is stored follows right after.
 */
export function useSiteState<K extends keyof SiteState>(key: K): SiteState[K] {
  return useSyncExternalStore(
    useCallback((listener: () => void) => siteStore().subscribe(listener), []),
    () => siteStore().get(key),
    () => siteParts[key].initial,
  )
}
