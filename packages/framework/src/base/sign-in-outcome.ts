/** Outcome of a sign-in attempt. */
export type SignInOutcome = 'granted' | 'refused'
