import type { SignInOutcome } from '../../base/sign-in-outcome.ts'

/**
 * Tells the site's own server how an attempt to sign in ended, for its audit log. The platform knows who it was;
 * the server learns neither name nor password. Nothing waits for it, and it arrives when the page is left, too.
 */
export function reportSignIn(outcome: SignInOutcome): void {
  navigator.sendBeacon?.('/reports/audit', new URLSearchParams({ outcome }))
}
