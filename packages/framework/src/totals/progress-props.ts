import type { ProgressView } from './total-figures.ts'

export function toProgressProps(figures: ProgressView): {
  percent: number
  raised: string
  target: string | undefined
  donations: string | undefined
  beforeFirst: { text: string; target: string | undefined } | undefined
  raisedLabel: string
  label: string
} {
  return {
    percent: figures.barPercent,
    raised: figures.raised,
    target: figures.ofTarget,
    donations: figures.donations,
    beforeFirst: figures.beforeFirst,
    raisedLabel: figures.raisedLabel,
    label: figures.barLabel,
  }
}
