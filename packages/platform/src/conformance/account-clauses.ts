import type { AccountCalls } from '../adapter/platform-adapter.ts'
import {
  isHttpError,
  isMissingArgumentError,
  isRefusedError,
  getErrorMessage,
} from '../errors/errors.ts'
import { type Clause, type ClauseContext, clauses, isRefused, refused } from './clause.ts'
import { worldRows } from './conformance-world.ts'

const { ada, ben } = worldRows
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

const userOf = ({ adapter }: ClauseContext, token: string) =>
  adapter.withToken(token).accounts?.fetchCurrentUser()

export const accountClauses: readonly Clause[] = clauses(['accounts'], {
  'signs a supporter in': [
    async ({ visitor }) => {
      const session = await visitor('accounts').signIn({ email, password })
      const { token, refreshToken, expiresAt } = session
      const isComplete = token !== '' && Boolean(refreshToken)
      return { ...session, isComplete, ends: Number.isFinite(Date.parse(expiresAt)) }
    },
    { userId: ada.uuid, id: ada.id, isComplete: true, ends: true },
  ],
  'knows an email address in either case': [
    ({ visitor }) => visitor('accounts').signIn({ email: email.toUpperCase(), password }),
    { userId: ada.uuid },
  ],
  'signs nobody in with a wrong password': [
    ({ visitor }) => visitor('accounts').signIn({ email, password: ben.uuid }),
    refused(isRefusedError, 400, 401, 404),
  ],
  'does not tell a wrong password from an unknown address': [
    ({ visitor }) => refusalOf(visitor('accounts'), stranger),
    ({ visitor }) => refusalOf(visitor('accounts'), email),
  ],
  'asks for the password that is missing': [
    ({ visitor }) => visitor('accounts').signIn({ email, password: '' }),
    refused(isMissingArgumentError),
  ],
  'tells who is signed in': [
    async (context) => (await context.ada('accounts')).fetchCurrentUser(),
    { uuid: ada.uuid, id: ada.id, firstName: 'Ada', lastName: 'Lark', email },
  ],
  'answers 401 where the token of a supporter is unknown': [
    (context) => userOf(context, 'nobody-has-this-token'),
    refused(401),
  ],
  'makes an account, and signs it in': [
    async (context) => {
      const { token } = await context.visitor('accounts').signUp(newcomer)
      return userOf(context, token)
    },
    { firstName: 'Dana', lastName: 'Coot', email: newcomer.email },
  ],
  'knows a new account at the next sign-in': [
    async ({ visitor }) => {
      const made = await visitor('accounts').signUp(newcomer)
      const { userId } = await visitor('accounts').signIn(newcomer)
      return made.userId === userId
    },
    true,
  ],
  'answers 409 for an address that is in use, in either case': [
    ({ visitor }) => visitor('accounts').signUp({ ...newcomer, email: email.toUpperCase() }),
    refused(409),
  ],
  'refuses a password that is too short, and says so': [
    ({ visitor }) => visitor('accounts').signUp({ ...newcomer, password: 'coot' }),
    refused(isWeakPassword),
  ],
  'refuses what is no email address': [
    ({ visitor }) => visitor('accounts').signUp({ ...newcomer, email: 'dana' }),
    refused(isHttpError),
  ],
  'renews a session, whose new token works': [
    async (context) => {
      const accounts = context.visitor('accounts')
      const old = await accounts.signIn({ email, password })
      const { token } = await accounts.refreshSession({ refreshToken: old.refreshToken ?? '' })
      return { ...(await userOf(context, token)), isNew: token !== old.token }
    },
    { uuid: ada.uuid, isNew: true },
  ],
  'renews a session once': [
    async ({ visitor }) => {
      const { refreshToken = '' } = await visitor('accounts').signIn({ email, password })
      await visitor('accounts').refreshSession({ refreshToken })
      return isRefused(visitor('accounts').refreshSession({ refreshToken }), isHttpError)
    },
    true,
  ],
  'sends a message to choose a new password': [
    ({ visitor }) => visitor('accounts').resetPassword({ email }),
    undefined,
  ],
  'sends no message to an address without an account': [
    ({ visitor }) => visitor('accounts').resetPassword({ email: stranger }),
    refused(400, 404),
  ],
  'changes a name, and leaves what is not given as it is': [
    async (context) => {
      const accounts = await context.ada('accounts')
      await accounts.updateUser({ uuid: ada.uuid, email, lastName: 'Swift' })
      return accounts.fetchCurrentUser()
    },
    { firstName: 'Ada', lastName: 'Swift' },
  ],
  'changes an address': [
    async (context) => {
      const accounts = await context.ada('accounts')
      const address = { streetAddress: '1 Mill Lane', locality: 'Bedford', postcode: 'MK41 0TA' }
      await accounts.updateUser({ uuid: ada.uuid, email, address })
      return (await accounts.fetchCurrentUser()).address
    },
    { streetAddress: '1 Mill Lane', locality: 'Bedford', postcode: 'MK41 0TA' },
  ],
  'changes nobody else': [
    async (context) => {
      const accounts = await context.ada('accounts')
      const change = accounts.updateUser({ uuid: ben.uuid, email: ben.email, firstName: 'Taken' })
      const wasRefused = await isRefused(change, 401, 403)
      return { ...(await (await context.ben('accounts')).fetchCurrentUser()), wasRefused }
    },
    { firstName: 'Ben', wasRefused: true },
  ],
})

/** Returns the status and the message of a sign-in with a wrong password. */
async function refusalOf(
  accounts: Pick<AccountCalls, 'signIn'>,
  address: string,
): Promise<unknown[]> {
  try {
    await accounts.signIn({ email: address, password: 'three-wrong-swans' })
  } catch (error) {
    return [isHttpError(error) ? error.status : undefined, getErrorMessage(error)]
  }
  throw new Error('A wrong password must be refused')
}
