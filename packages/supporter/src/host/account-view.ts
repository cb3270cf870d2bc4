/** What somebody is about to do with an account. */
export type AccountView = 'signIn' | 'signUp' | 'reset'
