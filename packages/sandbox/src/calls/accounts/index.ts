import {
  getAccount,
  getAccountAvailability,
  postLiteAccount,
  postResetPassword,
  putAccount,
} from './account-calls.ts'
import { postConnect } from './post-connect.ts'
import { postLogin, postReportsAuthenticate, postTokenRefresh } from './session-calls.ts'
import { postRegister } from './post-register.ts'
import { putAccountDetails } from './put-account-details.ts'

export const accountCalls = [
  postLogin,
  postRegister,
  postResetPassword,
  postConnect,
  postTokenRefresh,
  getAccount,
  getAccountAvailability,
  putAccount,
  postLiteAccount,
  putAccountDetails,
  postReportsAuthenticate,
]
