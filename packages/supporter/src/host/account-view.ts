/** Account action of a visitor. */
export type AccountView = 'signIn' | 'signUp' | 'reset'
