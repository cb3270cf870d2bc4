import { parseSession } from '../accounts/parse-session.ts'
import type { Session } from '../accounts/session.ts'
import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import { randomText } from '../values/random-text.ts'
import { memoryRefusal } from './memory-refusal.ts'
import type { MemoryState } from './memory-state.ts'
import type { MemorySupporter } from './memory-world.ts'

const tokenLength = 43

/**
 * The supporter whose token a call carries.
 *
 * @throws {MissingArgumentError} without a token
 * @throws {HttpError} with status 401 for one that is unknown, or whose time has passed
 */
export function signedInSupporter(
  state: MemoryState,
  call: string,
  token: string | undefined,
): MemorySupporter {
  if (!token) throw new MissingArgumentError('token')
  const session = state.sessions.find(
    (one) => one.token === token && one.expiresMs > state.clock.now(),
  )
  const supporter = state.supporters.find(({ uuid }) => uuid === session?.supporter)
  if (!supporter) throw memoryRefusal(401, call, 'Not authorised')
  return supporter
}

/** Starts a session; what sign-in, sign-up and refresh answer. */
export function startMemorySession(state: MemoryState, supporter: MemorySupporter): Session {
  const session = {
    token: randomText(state.random, tokenLength),
    refreshToken: `r-${randomText(state.random, tokenLength)}`,
    supporter: supporter.uuid,
    expiresMs: state.clock.now() + state.sessionMs,
  }
  state.sessions.push(session)
  const { firstName, lastName, email, country } = supporter
  return parseSession(state, {
    id: supporter.uuid,
    access_token: session.token,
    refresh_token: session.refreshToken,
    expires_at: new Date(session.expiresMs).toISOString(),
    user: {
      id: supporter.id,
      uuid: supporter.uuid,
      firstName,
      lastName,
      name: `${firstName} ${lastName}`.trim(),
      email,
      country,
    },
  })
}
