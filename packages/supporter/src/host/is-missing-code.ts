import { isOffline } from './is-offline.ts'

const missing = /dynamically imported module|^importing a module script/i

/** Whether a code file could not be loaded while online: a content blocker blocked it, or a deployment removed it. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missing.test(error.message) && !isOffline()
}
