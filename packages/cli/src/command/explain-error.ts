import {
  ContentUnavailableError,
  SiteFileError,
  TenantLimitError,
  TenantTableError,
} from '@milepost/content'
import { CommandError } from './command-errors.ts'

/** An error as shown to the user. */
export interface ExplainedError {
  readonly message: string
  readonly next?: string
}

/** Next steps for errors of the content package. */
const nextStepByType = [
  [SiteFileError, 'Fix the site file, or export it again with "milepost export".'],
  [TenantLimitError, 'Publish fewer sites or pages, or raise the limit in the table of tenants.'],
  [TenantTableError, 'Fix the table of tenants.'],
  [
    ContentUnavailableError,
    'Check the URL of the CMS, and CONTENT_ACCESS_TOKEN if the repository is private.',
  ],
] as const

const nextStepByCode: Readonly<Record<string, string>> = {
  ENOENT: 'Check the path and the current folder.',
  ENOTDIR: 'Check the path: part of it is a file, not a folder.',
  EISDIR: 'Name a file, not a folder.',
  EACCES: 'Check the permissions of that path, or use another one.',
  ENOSPC: 'Free some disk space.',
  ERR_MODULE_NOT_FOUND: 'Check the path, and run "npm install".',
}

/** Describes an error for the user: known errors with the next step, others with the stack trace. */
export function explainError(error: unknown): ExplainedError {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message } = error
  if (error instanceof CommandError) return { message, next: error.next }
  const known = nextStepByType.find(([type]) => error instanceof type)
  if (known !== undefined) return { message, next: known[1] }
  const code = 'code' in error ? String(error.code) : ''
  const next = nextStepByCode[code]
  if (next !== undefined) return { message, next }
  return {
    message: error.stack ?? message,
    next: 'This is a bug in milepost. Please report it with the lines above.',
  }
}
