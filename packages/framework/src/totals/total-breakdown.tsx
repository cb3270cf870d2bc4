import * as styles from './total-breakdown.css.ts'

/** Breakdown of a total, as text. */
export interface BreakdownView {
  /** Label of the disclosure, which contains the time of the totals if they are older than a minute. */
  title: string
  /** Sentences with the parts and their sum, the exclusions with their reasons, and the time of the totals. */
  lines: string[]
}

/** Breakdown of a total in a disclosure. Works without scripts. */
export function TotalBreakdown({ view }: { view: BreakdownView | undefined }) {
  return (
    view && (
      <details className={styles.details}>
        <summary className={styles.title}>{view.title}</summary>
        <ul className={styles.lines}>
          {view.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    )
  )
}
