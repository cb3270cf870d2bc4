/** Screens where a click on something unseen would do harm: signing in, editing, reports. */
const closed =
  /^\/(?:fundraising-edit|reports?|account|login|sign-in|sign-up|register|registration|reset-password|auth|preview)(?:\/|$)/

/** Whether a page may ever stand in another site's frame (decisions: frames). */
export function mayBeFramed(url: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  return !closed.test(url.pathname.toLowerCase()) && !url.searchParams.has('login')
}
