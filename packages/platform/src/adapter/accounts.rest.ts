export { connect, refreshSession, resetPassword, signIn, signUp } from '../accounts/sign-in.ts'
export { fetchCurrentUser, updateUser } from '../accounts/account.ts'
