import { isOffline } from './is-offline.ts'

const missing = /dynamically imported module|^importing a module script/i

/**
 * Whether a file of code could not be loaded although the browser is online: a content blocker refused it, or it was
 * replaced by a later deployment.
 */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missing.test(error.message) && !isOffline()
}
