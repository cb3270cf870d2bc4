import type { ReadOptions } from '@milepost/server'

/** How long figures are given out without asking again, in milliseconds. */
export const figureFreshMs = 20_000

/** Whether a read is of a figure that changes with gifts, and not of a document or of something that changes seldom. */
export function isFigureRead(key: string, { freshMs }: Pick<ReadOptions, 'freshMs'>): boolean {
  return !key.startsWith('content:') && freshMs <= figureFreshMs
}
