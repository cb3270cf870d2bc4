import { postLiteAccount, putAccount } from './create-account-calls.ts'
import { getAccountAvailability } from './get-account-availability.ts'
import { getAccount } from './get-account.ts'
import { postConnect } from './post-connect.ts'
import { postLogin } from './post-login.ts'
import { postRegister } from './post-register.ts'
import { postReportsAuthenticate } from './post-reports-authenticate.ts'
import { postResetPassword } from './post-reset-password.ts'
import { postTokenRefresh } from './post-token-refresh.ts'
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
