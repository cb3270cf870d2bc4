import {
  ContentUnavailableError,
  SiteFileError,
  TenantLimitError,
  TenantTableError,
} from '@milepost/content'
import { CommandError } from './command-errors.ts'

/** An error for the person who ran the command. */
export interface ExplainedError {
  readonly message: string
  readonly next?: string
}

/** Next steps for content errors. */
const nextOf = [
  [SiteFileError, 'Mend the site file, or export it again with "milepost export".'],
  [TenantLimitError, 'Publish less, or raise the limit in the table of tenants.'],
  [TenantTableError, 'Mend the table of tenants.'],
  [
    ContentUnavailableError,
    'Check the address of the content service, and CONTENT_ACCESS_TOKEN where it asks for one.',
  ],
] as const

const nextOfCode: Readonly<Record<string, string>> = {
  ENOENT: 'Check the path, and the folder that you run this in.',
  ENOTDIR: 'Check the path: a part of it is a file.',
  EISDIR: 'Name a file, not a folder.',
  EACCES: 'Ask for the right to read and write there, or name another place.',
  ENOSPC: 'Make room on the disk.',
  ERR_MODULE_NOT_FOUND: 'Check the path, and run "npm install".',
}

/** An error in words: of a known fault with what to do, of any other with the place in our code. */
export function explainError(error: unknown): ExplainedError {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message } = error
  if (error instanceof CommandError) return { message, next: error.next }
  const known = nextOf.find(([type]) => error instanceof type)
  if (known !== undefined) return { message, next: known[1] }
  const code = 'code' in error ? String(error.code) : ''
  const next = nextOfCode[code]
  if (next !== undefined) return { message, next }
  return {
    message: error.stack ?? message,
    next: 'This is a fault of milepost itself. Please report it with the lines above.',
  }
}
