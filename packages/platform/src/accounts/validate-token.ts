import { isHttpError } from '../errors/http-error.ts'
import { isPlatformError } from '../errors/platform-error.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asRecord } from '../values/as-record.ts'

/** Whether a token is valid, beside its claims or what the server said against it. */
export type TokenValidation = { valid: boolean } & Readonly<Record<string, unknown>>

/**
 * Asks the identity service whether a token is valid. A refusal is an answer, not an error, and so
 * is no answer at all (Spec §8); only an abort rejects.
 *
 * @throws {MissingArgumentError} without a token
 */
export async function validateToken(
  platform: Platform,
  inputs: { token: string; signal?: AbortSignal | undefined },
): Promise<TokenValidation> {
  const { token, signal } = emptyIfMissing(inputs)
  requireArguments({ token })
  const path = '/connect/accesstokenvalidation'
  try {
    const claims = await requestRest(platform, { to: 'identity', path, query: { token }, signal })
    return { ...asRecord(claims), valid: true }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    const body = isHttpError(error) ? error.data : undefined
    return { ...(Array.isArray(body) ? undefined : asRecord(body)), valid: false }
  }
}
