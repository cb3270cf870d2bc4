import type { AccountCalls } from '../adapter/platform-adapter.ts'
import {
  isHttpError,
  isMissingArgumentError,
  isRefusedError,
  getErrorMessage,
} from '../errors/errors.ts'
import { type Clause, type ClauseContext, defineClauses, isRefused, refused } from './clause.ts'
import { seedRows } from './conformance-seed.ts'

const { ada, ben } = seedRows
const { email, password } = ada
const newcomer = {
  firstName: 'Dana',
  lastName: 'Coot',
  email: 'dana@conformance.example',
  password: 'nine-loud-bitterns',
} as const
const stranger = 'nobody@conformance.example'

const isWeakPassword = (error: unknown) =>
  isHttpError(error) &&
  [400, 406, 422].includes(error.status) &&
  /password/i.test(getErrorMessage(error))

const fetchUser = ({ adapter }: ClauseContext, token: string) =>
  adapter.withToken(token).accounts?.fetchCurrentUser()

export const accountClauses: readonly Clause[] = defineClauses(['accounts'], {
  'signIn returns a session': [
    async ({ visitor }) => {
      const session = await visitor('accounts').signIn({ email, password })
      const { token, refreshToken, expiresAt } = session
      const isComplete = token !== '' && Boolean(refreshToken)
      return { ...session, isComplete, ends: Number.isFinite(Date.parse(expiresAt)) }
    },
    { userId: ada.uuid, id: ada.id, isComplete: true, ends: true },
  ],
  'signIn ignores the case of the email': [
    ({ visitor }) => visitor('accounts').signIn({ email: email.toUpperCase(), password }),
    { userId: ada.uuid },
  ],
  'signIn rejects a wrong password': [
    ({ visitor }) => visitor('accounts').signIn({ email, password: ben.uuid }),
    refused(isRefusedError, 400, 401, 404),
  ],
  'signIn returns the same error for a wrong password and an unknown email': [
    ({ visitor }) => getRefusal(visitor('accounts'), stranger),
    ({ visitor }) => getRefusal(visitor('accounts'), email),
  ],
  'signIn requires a password': [
    ({ visitor }) => visitor('accounts').signIn({ email, password: '' }),
    refused(isMissingArgumentError),
  ],
  'fetchCurrentUser returns the signed-in supporter': [
    async (context) => (await context.ada('accounts')).fetchCurrentUser(),
    { uuid: ada.uuid, id: ada.id, firstName: 'Ada', lastName: 'Lark', email },
  ],
  'fetchCurrentUser rejects an unknown token with 401': [
    (context) => fetchUser(context, 'nobody-has-this-token'),
    refused(401),
  ],
  'signUp creates an account and signs in': [
    async (context) => {
      const { token } = await context.visitor('accounts').signUp(newcomer)
      return fetchUser(context, token)
    },
    { firstName: 'Dana', lastName: 'Coot', email: newcomer.email },
  ],
  'signIn finds a new account': [
    async ({ visitor }) => {
      const made = await visitor('accounts').signUp(newcomer)
      const { userId } = await visitor('accounts').signIn(newcomer)
      return made.userId === userId
    },
    true,
  ],
  'signUp rejects an email in use with 409, in either case': [
    ({ visitor }) => visitor('accounts').signUp({ ...newcomer, email: email.toUpperCase() }),
    refused(409),
  ],
  'signUp rejects a short password with a message about the password': [
    ({ visitor }) => visitor('accounts').signUp({ ...newcomer, password: 'coot' }),
    refused(isWeakPassword),
  ],
  'signUp rejects an invalid email': [
    ({ visitor }) => visitor('accounts').signUp({ ...newcomer, email: 'dana' }),
    refused(isHttpError),
  ],
  'refreshSession returns a new token that works': [
    async (context) => {
      const accounts = context.visitor('accounts')
      const old = await accounts.signIn({ email, password })
      const { token } = await accounts.refreshSession({ refreshToken: old.refreshToken ?? '' })
      return { ...(await fetchUser(context, token)), isNew: token !== old.token }
    },
    { uuid: ada.uuid, isNew: true },
  ],
  'refreshSession accepts a refresh token once': [
    async ({ visitor }) => {
      const { refreshToken = '' } = await visitor('accounts').signIn({ email, password })
      await visitor('accounts').refreshSession({ refreshToken })
      return isRefused(visitor('accounts').refreshSession({ refreshToken }), isHttpError)
    },
    true,
  ],
  'resetPassword accepts the email of an account': [
    ({ visitor }) => visitor('accounts').resetPassword({ email }),
    undefined,
  ],
  'resetPassword rejects an unknown email': [
    ({ visitor }) => visitor('accounts').resetPassword({ email: stranger }),
    refused(400, 404),
  ],
  'updateUser changes the given fields only': [
    async (context) => {
      const accounts = await context.ada('accounts')
      await accounts.updateUser({ uuid: ada.uuid, email, lastName: 'Swift' })
      return accounts.fetchCurrentUser()
    },
    { firstName: 'Ada', lastName: 'Swift' },
  ],
  'updateUser changes the address': [
    async (context) => {
      const accounts = await context.ada('accounts')
      const address = { streetAddress: '1 Mill Lane', locality: 'Bedford', postcode: 'MK41 0TA' }
      await accounts.updateUser({ uuid: ada.uuid, email, address })
      return (await accounts.fetchCurrentUser()).address
    },
    { streetAddress: '1 Mill Lane', locality: 'Bedford', postcode: 'MK41 0TA' },
  ],
  'updateUser rejects the account of another supporter': [
    async (context) => {
      const accounts = await context.ada('accounts')
      const change = accounts.updateUser({ uuid: ben.uuid, email: ben.email, firstName: 'Taken' })
      const wasRefused = await isRefused(change, 401, 403)
      return { ...(await (await context.ben('accounts')).fetchCurrentUser()), wasRefused }
    },
    { firstName: 'Ben', wasRefused: true },
  ],
})

/** Returns the status and message of the error if someone signs in with a wrong password. */
async function getRefusal(
  accounts: Pick<AccountCalls, 'signIn'>,
  email: string,
): Promise<unknown[]> {
  try {
    await accounts.signIn({ email, password: 'three-wrong-swans' })
  } catch (error) {
    return [isHttpError(error) ? error.status : undefined, getErrorMessage(error)]
  }
  throw new Error('A wrong password was accepted')
}
