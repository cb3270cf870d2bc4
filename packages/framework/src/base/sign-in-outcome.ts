/** How an attempt to sign in went. */
export type SignInOutcome = 'granted' | 'refused'
