import type { Figure } from '@milepost/presets/figures'
import type { Target } from './targets.ts'

export interface ReportLine {
  row: number
  what: string
  found: string
  verdict: 'reached' | 'falls short' | 'not measured' | 'shown by a test'
}

/** Puts figures beside their targets; of several the worst counts. */
export function reportLines(targets: readonly Target[], figures: readonly Figure[]): ReportLine[] {
  return targets.map((target) => {
    const { row, limit, atLeast = false, by } = target
    const what = describe(target)
    if (limit === undefined) return { row, what, found: by, verdict: 'shown by a test' }
    const found = figures.filter(
      (figure) =>
        figure.row === row &&
        figure.measure.includes(target.measure ?? '') &&
        Number.isFinite(figure.value),
    )
    if (found.length === 0) return { row, what, found: by, verdict: 'not measured' }
    const values = found.map(({ value }) => value)
    const holds = values.every((value) => (atLeast ? value >= limit : value <= limit))
    return {
      row,
      what,
      found: [...new Set(values.map((value) => rounded(value)))].join(', '),
      verdict: holds ? 'reached' : 'falls short',
    }
  })
}

function describe({ what, limit, atLeast = false }: Target): string {
  return limit === undefined ? what : `${what} ${atLeast ? '≥' : '≤'} ${limit.toLocaleString('en')}`
}

function rounded(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 1 })
}
