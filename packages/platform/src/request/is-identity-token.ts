import type { Platform } from '../platform/platform.ts'

/**
 * Whether the token is of the newer kind, which other endpoints take: longer than 32 characters,
 * or Basic (Spec §6).
 */
export function isIdentityToken({ token = '', authType }: Platform): boolean {
  return authType === 'Basic' || token.length > 32
}
