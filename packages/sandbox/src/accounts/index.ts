import { getAccount } from './get-account.ts'
import { postLogin } from './post-login.ts'

export const accountCalls = [postLogin, getAccount]
