import type { AccountCalls } from '../adapter/account-calls.ts'
import { toPlatformAddress } from '../accounts/address.ts'
import { parseUser } from '../accounts/parse-user.ts'
import type { SignInInputs } from '../accounts/sign-in.ts'
import type { SignUpInputs } from '../accounts/sign-up.ts'
import type { UpdateUserInputs } from '../accounts/update-user.ts'
import { UnsupportedError } from '../errors/unsupported-error.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { randomGuid } from '../values/random-text.ts'
import { memoryCall } from './memory-call.ts'
import { memoryRefusal } from './memory-refusal.ts'
import { signedInSupporter, startMemorySession } from './memory-sessions.ts'
import { copyWithCleanTexts, type MemoryState, nextId } from './memory-state.ts'
import type { MemorySupporter } from './memory-world.ts'

const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
const shortestPassword = 8

type Signing = { authType?: string | undefined }

/** Accounts of a platform in memory: with bearer tokens only, and no sign-in screen of its own. */
export function memoryAccounts(state: MemoryState, token: string | undefined): AccountCalls {
  const byEmail = (email: string) => {
    const wanted = email.trim().toLowerCase()
    return state.supporters.find((supporter) => supporter.email.toLowerCase() === wanted)
  }
  return {
    fetchCurrentUser: memoryCall(() => {
      const supporter = signedInSupporter(state, 'fetchCurrentUser', token)
      const pages = state.pages.filter(
        ({ owner, status }) => owner === supporter.uuid && status !== 'Cancelled',
      )
      return parseUser({
        accountId: supporter.id,
        userId: supporter.uuid,
        email: supporter.email,
        firstName: supporter.firstName,
        lastName: supporter.lastName,
        country: supporter.country ?? 'United Kingdom',
        address: toPlatformAddress(supporter.address),
        activePageCount: pages.length,
      })
    }),
    refreshSession: memoryCall(
      ({ refreshToken }: { refreshToken: string; signal?: AbortSignal | undefined }) => {
        requireArguments({ refreshToken })
        const session = state.sessions.find((one) => one.refreshToken === refreshToken)
        const supporter = state.supporters.find(({ uuid }) => uuid === session?.supporter)
        if (!session || !supporter) {
          throw memoryRefusal(401, 'refreshSession', 'The session is over')
        }
        session.refreshToken = undefined
        return startMemorySession(state, supporter)
      },
    ),
    resetPassword: memoryCall(({ email }: { email: string; signal?: AbortSignal | undefined }) => {
      requireArguments({ email })
      if (!byEmail(email)) {
        throw memoryRefusal(404, 'resetPassword', 'There is no account with this e-mail address')
      }
    }),
    signIn: memoryCall(({ email, password, authType }: SignInInputs & Signing) => {
      requireArguments({ email, password })
      refuseBasic(authType)
      const supporter = byEmail(email)
      if (!supporter || supporter.password.normalize() !== password.normalize()) {
        throw memoryRefusal(401, 'signIn', 'The e-mail address or the password is wrong')
      }
      return startMemorySession(state, supporter)
    }) as AccountCalls['signIn'],
    signUp: memoryCall((inputs: SignUpInputs & Signing) => {
      const { firstName, lastName, email, password, address } = inputs
      requireArguments({ firstName, lastName, email, password })
      refuseBasic(inputs.authType)
      if (!emailPattern.test(email.trim())) {
        throw memoryRefusal(422, 'signUp', 'email: must be an e-mail address')
      }
      if (password.length < shortestPassword) {
        throw memoryRefusal(400, 'signUp', 'Password must have at least 8 characters.')
      }
      if (byEmail(email)) throw memoryRefusal(409, 'signUp', 'EmailAddress is in use.')
      const supporter = copyWithCleanTexts<MemorySupporter>({
        id: nextId(state.supporters),
        uuid: randomGuid(state.random),
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email: email.trim(),
        password,
        address,
        country: toPlatformAddress(address)?.country ?? undefined,
      })
      state.supporters.push(supporter)
      return startMemorySession(state, supporter)
    }) as AccountCalls['signUp'],
    updateUser: memoryCall((inputs: UpdateUserInputs) => {
      const { uuid, email, firstName, lastName, address } = inputs
      const supporter = signedInSupporter(state, 'updateUser', token)
      requireArguments({ uuid, email })
      if (uuid.toLowerCase() !== supporter.uuid.toLowerCase()) {
        throw memoryRefusal(403, 'updateUser', 'This is not your account')
      }
      const holder = byEmail(email)
      if (holder && holder !== supporter) {
        throw memoryRefusal(409, 'updateUser', 'The e-mail address is already in use')
      }
      const changes = {
        email: email.trim(),
        firstName: firstName || undefined,
        lastName: lastName || undefined,
        address,
        country: toPlatformAddress(address)?.country,
      }
      // What is not given is left out of the copy, and so stays.
      Object.assign(supporter, copyWithCleanTexts(changes))
    }),
  }
}

function refuseBasic(authType: string | undefined): void {
  if (authType === 'Basic') {
    throw new UnsupportedError('A platform in memory does not support basic authentication')
  }
}
