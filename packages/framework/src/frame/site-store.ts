import {
  type AppStore,
  asRecord,
  createBrowserStore,
  type StatePart,
  type StateParts,
} from '@milepost/supporter/store'
import { useCallback, useSyncExternalStore } from 'react'

/** The visitor's decision about optional cookies (Spec §3). */
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

/** Stored preview; `currentPreview` of the content library validates it. */
type PreviewPart = Readonly<Record<string, unknown>> | undefined

const previewPart: StatePart<PreviewPart> = {
  initial: undefined,
  read: asRecord,
  write: (preview) => preview,
}

/** Browser state in addition to the session, under the same storage key (Spec §3, persisted state). */
interface SiteState {
  consent: Consent
  /** The content service's preview session. */
  prismic: PreviewPart
}

const siteParts: StateParts<SiteState> = { consent: consentPart, prismic: previewPart }

let store: AppStore<SiteState> | undefined

/** Returns this tab's store, created on first use. Browser only. */
export function siteStore(): AppStore<SiteState> {
  store ??= createBrowserStore(siteParts)
  return store
}

/**
 * Returns one part of the visitor's stored state. During server rendering and hydration it is that of a new visitor, so
 * that the markup matches. The stored state follows in the next render.
 */
export function useSiteState<K extends keyof SiteState>(key: K): SiteState[K] {
  return useSyncExternalStore(
    useCallback((listener: () => void) => siteStore().subscribe(listener), []),
    () => siteStore().get(key),
    () => siteParts[key].initial,
  )
}
