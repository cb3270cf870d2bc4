import type { ReadOptions } from '@milepost/server'

/** How long figures are given out without asking again, in milliseconds. */
export const figureFreshMs = 20_000

/** Whether what is read so is a figure that changes with gifts, and no document nor what changes seldom. */
export function isFigure(key: string, { freshMs }: Pick<ReadOptions, 'freshMs'>): boolean {
  return !key.startsWith('content:') && freshMs <= figureFreshMs
}
