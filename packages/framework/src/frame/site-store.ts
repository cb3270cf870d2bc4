import {
  type AppStore,
  asRecord,
  createBrowserStore,
  type StatePart,
  type StateParts,
} from '@milepost/supporter/store'
import { useCallback, useSyncExternalStore } from 'react'

/** Visitor's decision about optional cookies (Spec §3). */
export interface Consent {
  readonly accepted: boolean
  /** Whether the visitor has decided. */
  readonly touched: boolean
}

export const initialConsent: Consent = { accepted: false, touched: false }

/** Returns the state after accepting optional cookies and scripts (Spec §4). */
export function acceptConsent(): Consent {
  return { accepted: true, touched: true }
}

/** Returns the state after rejecting optional cookies and scripts (Spec §4). */
export function rejectConsent(): Consent {
  return { accepted: false, touched: true }
}

export const consentPart: StatePart<Consent> = {
  initial: initialConsent,
  read(stored) {
    const { accepted, touched } = asRecord(stored) ?? {}
    // Consent counts only with an explicit decision.
    return touched === true ? { accepted: accepted === true, touched } : initialConsent
  },
  write: (consent) => consent,
}

/** Stored preview, validated by `getCurrentPreview` of the content package. */
type PreviewPart = Readonly<Record<string, unknown>> | undefined

const previewPart: StatePart<PreviewPart> = {
  initial: undefined,
  read: asRecord,
  write: (preview) => preview,
}

/** Browser state apart from the session, under the same storage key (Spec §3, persisted state). */
interface SiteState {
  consent: Consent
  /** Preview session of the CMS. */
  prismic: PreviewPart
}

const siteParts: StateParts<SiteState> = { consent: consentPart, prismic: previewPart }

let store: AppStore<SiteState> | undefined

/** Returns the browser store of this tab. Browser only. */
export function getSiteStore(): AppStore<SiteState> {
  store ??= createBrowserStore(siteParts)
  return store
}

/**
 * Returns a part of the visitor's stored state. During server rendering and hydration, returns the initial value, so that the
 * markup matches.
 */
export function useSiteState<K extends keyof SiteState>(key: K): SiteState[K] {
  return useSyncExternalStore(
    useCallback((listener: () => void) => getSiteStore().subscribe(listener), []),
    () => getSiteStore().get(key),
    () => siteParts[key].initial,
  )
}
