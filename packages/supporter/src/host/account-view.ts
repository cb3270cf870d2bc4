/** View of the account panel. */
export type AccountView = 'signIn' | 'signUp' | 'reset'
