import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import { UnsupportedError } from '../errors/unsupported-error.ts'
import type { Platform } from '../platform/platform.ts'

/**
 * Makes sure that a call of an owner has a token (Spec §6).
 *
 * @throws {MissingArgumentError} without one
 */
export function requireToken({ token }: Platform): string {
  if (!token) throw new MissingArgumentError('token')
  return token
}

/**
 * The same for calls of teams, which know bearer tokens only (Spec §5, §6).
 *
 * @throws {UnsupportedError} for Basic authentication
 */
export function requireBearer(platform: Platform): string {
  if (platform.authType === 'Basic') {
    throw new UnsupportedError('Teams does not support basic authentication')
  }
  return requireToken(platform)
}
