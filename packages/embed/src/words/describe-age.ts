const oldMs = 60_000

export interface DatedFigure {
  /** When it was true, in milliseconds. */
  readonly asOfMs: number
  /** The platform does not answer, and said so before. */
  readonly isLastGood: boolean
}

/**
 * The time of a figure that is older than a minute, or that the platform gave before it stopped answering, in the reader's own
 * time zone, such as `25 Nov 2026, 07:30`.
 *
 * @param now - in milliseconds
 * @returns undefined for one that is true now
 */
export function describeAge(
  { asOfMs, isLastGood }: DatedFigure,
  { now, language }: { now: number; language: string | undefined },
): string | undefined {
  if (!isLastGood && now - asOfMs <= oldMs) return undefined
  const format = { dateStyle: 'medium', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(language, format).format(asOfMs)
}
