import { isHttpError } from '../errors/http-error.ts'
import { isMissingArgumentError } from '../errors/missing-argument-error.ts'
import { messageOfError } from '../errors/message-of-error.ts'
import { isRefusedError } from '../errors/refused-error.ts'
import { ensureTrue, ensureEqual, ensureFields, ensureRejects } from './assertions.ts'
import { type Clause, clausesAbout, requireGroup } from './clause.ts'
import { worldRows } from './conformance-world.ts'

const { ada, ben } = worldRows
const newcomer = {
  firstName: 'Dana',
  lastName: 'Coot',
  email: 'dana@conformance.example',
  password: 'nine-loud-bitterns',
} as const

/** What a sign-in with the wrong password is refused with: all that a site takes for one. */
function isWrongPassword(error: unknown): boolean {
  return isRefusedError(error) || (isHttpError(error) && [400, 401, 404].includes(error.status))
}

export const accountClauses: readonly Clause[] = clausesAbout(['accounts'], {
  'signs a supporter in': async ({ adapter }) => {
    const { email, password } = ada
    const session = await requireGroup(adapter, 'accounts').signIn({ email, password })
    ensureTrue(session.token !== '', 'A session must have a token')
    ensureTrue(Boolean(session.refreshToken), 'A session must have a refresh token')
    ensureFields(session, { userId: ada.uuid, id: ada.id }, 'the session')
    ensureTrue(Number.isFinite(Date.parse(session.expiresAt)), 'A session must say when it ends')
  },
  'knows an email address in either case': async ({ adapter }) => {
    const session = await requireGroup(adapter, 'accounts').signIn({
      email: ada.email.toUpperCase(),
      password: ada.password,
    })
    ensureEqual(session.userId, ada.uuid, 'Who is signed in')
  },
  'signs nobody in with a wrong password': async ({ adapter }) => {
    await ensureRejects(
      requireGroup(adapter, 'accounts').signIn({ email: ada.email, password: ben.uuid }),
      isWrongPassword,
      'A wrong password is an HttpError 400, 401 or 404, or a RefusedError',
    )
  },
  'does not tell a wrong password from an unknown address': async ({ adapter }) => {
    const accounts = requireGroup(adapter, 'accounts')
    const refusal = async (email: string) => {
      try {
        await accounts.signIn({ email, password: 'three-wrong-swans' })
      } catch (error) {
        return [isHttpError(error) ? error.status : undefined, messageOfError(error)]
      }
      throw new Error('A wrong password must be refused')
    }
    ensureEqual(
      await refusal('nobody@conformance.example'),
      await refusal(ada.email),
      'The refusal of an unknown address, beside that of a wrong password',
    )
  },
  'asks for the password that is missing': async ({ adapter }) => {
    await ensureRejects(
      requireGroup(adapter, 'accounts').signIn({ email: ada.email, password: '' }),
      isMissingArgumentError,
      'Without a password: MissingArgumentError',
    )
  },
  'tells who is signed in': async ({ signedIn }) => {
    const user = await requireGroup(await signedIn(ada), 'accounts').fetchCurrentUser()
    ensureFields(
      user,
      { uuid: ada.uuid, id: ada.id, firstName: 'Ada', lastName: 'Lark', email: ada.email },
      'the supporter',
    )
  },
  'answers 401 where the token of a supporter is unknown': async ({ adapter }) => {
    await ensureRejects(
      requireGroup(adapter.withToken('nobody-has-this-token'), 'accounts').fetchCurrentUser(),
      (error) => isHttpError(error, 401),
      'An unknown token is an HttpError 401',
    )
  },
  'makes an account, and signs it in': async ({ adapter }) => {
    const session = await requireGroup(adapter, 'accounts').signUp(newcomer)
    const user = await requireGroup(adapter.withToken(session.token), 'accounts').fetchCurrentUser()
    ensureFields(
      user,
      { firstName: 'Dana', lastName: 'Coot', email: newcomer.email },
      'the account',
    )
  },
  'knows a new account at the next sign-in': async ({ adapter }) => {
    const accounts = requireGroup(adapter, 'accounts')
    const made = await accounts.signUp(newcomer)
    const { email, password } = newcomer
    const session = await accounts.signIn({ email, password })
    ensureEqual(session.userId, made.userId, 'Who is signed in')
  },
  'answers 409 for an address that is in use, in either case': async ({ adapter }) => {
    await ensureRejects(
      requireGroup(adapter, 'accounts').signUp({ ...newcomer, email: ada.email.toUpperCase() }),
      (error) => isHttpError(error, 409),
      'An email address that is in use is an HttpError 409',
    )
  },
  'refuses a password that is too short, and says so': async ({ adapter }) => {
    await ensureRejects(
      requireGroup(adapter, 'accounts').signUp({ ...newcomer, password: 'coot' }),
      (error) =>
        isHttpError(error) &&
        [400, 406, 422].includes(error.status) &&
        /password/i.test(messageOfError(error)),
      'A short password is an HttpError 400, 406 or 422 that mentions the password',
    )
  },
  'refuses what is no email address': async ({ adapter }) => {
    await ensureRejects(
      requireGroup(adapter, 'accounts').signUp({ ...newcomer, email: 'dana' }),
      isHttpError,
      'Text that is no email address is refused',
    )
  },
  'renews a session, whose new token works': async ({ adapter }) => {
    const accounts = requireGroup(adapter, 'accounts')
    const old = await accounts.signIn({ email: ada.email, password: ada.password })
    const renewed = await accounts.refreshSession({ refreshToken: old.refreshToken ?? '' })
    ensureTrue(renewed.token !== old.token, 'A renewed session must have another token')
    const user = await requireGroup(adapter.withToken(renewed.token), 'accounts').fetchCurrentUser()
    ensureEqual(user.uuid, ada.uuid, 'Who is signed in')
  },
  'renews a session once': async ({ adapter }) => {
    const accounts = requireGroup(adapter, 'accounts')
    const old = await accounts.signIn({ email: ada.email, password: ada.password })
    const refreshToken = old.refreshToken ?? ''
    await accounts.refreshSession({ refreshToken })
    await ensureRejects(
      accounts.refreshSession({ refreshToken }),
      isHttpError,
      'A refresh token that was used is refused',
    )
  },
  'sends a message to choose a new password': async ({ adapter }) => {
    const answer = await requireGroup(adapter, 'accounts').resetPassword({ email: ada.email })
    ensureEqual(answer, undefined, 'The answer')
  },
  'sends no message to an address without an account': async ({ adapter }) => {
    await ensureRejects(
      requireGroup(adapter, 'accounts').resetPassword({ email: 'nobody@conformance.example' }),
      (error) => isHttpError(error, 400) || isHttpError(error, 404),
      'An unknown address is an HttpError 400 or 404',
    )
  },
  'changes a name, and leaves what is not given as it is': async ({ signedIn }) => {
    const accounts = requireGroup(await signedIn(ada), 'accounts')
    await accounts.updateUser({ uuid: ada.uuid, email: ada.email, lastName: 'Swift' })
    const user = await accounts.fetchCurrentUser()
    ensureFields(user, { firstName: 'Ada', lastName: 'Swift' }, 'the supporter')
  },
  'changes an address': async ({ signedIn }) => {
    const accounts = requireGroup(await signedIn(ada), 'accounts')
    const address = { streetAddress: '1 Mill Lane', locality: 'Bedford', postcode: 'MK41 0TA' }
    await accounts.updateUser({ uuid: ada.uuid, email: ada.email, address })
    const user = await accounts.fetchCurrentUser()
    ensureFields(user.address, address, 'the address')
  },
  'changes nobody else': async ({ adapter, signedIn }) => {
    const accounts = requireGroup(await signedIn(ada), 'accounts')
    await ensureRejects(
      accounts.updateUser({ uuid: ben.uuid, email: ben.email, firstName: 'Taken' }),
      (error) => isHttpError(error, 401) || isHttpError(error, 403),
      "A change of somebody else's account is an HttpError 401 or 403",
    )
    const { token } = await requireGroup(adapter, 'accounts').signIn({
      email: ben.email,
      password: ben.password,
    })
    const user = await requireGroup(adapter.withToken(token), 'accounts').fetchCurrentUser()
    ensureEqual(user.firstName, 'Ben', "Somebody else's first name")
  },
})
