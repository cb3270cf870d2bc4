import { asRecord, type StatePart } from '@milepost/supporter/store'

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
