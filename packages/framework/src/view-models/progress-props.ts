import type { Figures } from './to-figures.ts'

/** The figures as the progress bar takes them. */
export function progressProps(figures: Figures): {
  percent: number
  raised: string
  target: string | undefined
  donations: string
  raisedLabel: string
  label: string
} {
  return {
    percent: figures.barPercent,
    raised: figures.raised,
    target: figures.ofTarget,
    donations: figures.donations,
    raisedLabel: figures.raisedLabel,
    label: figures.barLabel,
  }
}
