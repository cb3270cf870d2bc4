import type { Outcome } from './run-attack.ts'

/** The most findings of one class that are listed; the rest is only counted. */
const mostTold = 12

/** The lines for one class: tried and got through, what is worth knowing, and what got through. */
export function outcomeLines({ name, tried, through, notes, seconds }: Outcome): string[] {
  const told = through.slice(0, mostTold).map((what) => `    ! ${what}`)
  const rest = through.length - told.length
  return [
    `${name.padEnd(26)} ${String(tried).padStart(7)} tried / ${through.length} got through  (${seconds} s)`,
    ...notes.map((note) => `      ${note}`),
    ...told,
    ...(rest > 0 ? [`    ! and ${rest} more`] : []),
  ]
}

/** The last line. */
export function totalLine(outcomes: readonly Outcome[]): string {
  const tried = outcomes.reduce((sum, each) => sum + each.tried, 0)
  const through = outcomes.reduce((sum, each) => sum + each.through.length, 0)
  return `${'in all'.padEnd(26)} ${String(tried).padStart(7)} tried / ${through} got through`
}
