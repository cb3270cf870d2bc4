import * as styles from './adds-up.css.ts'

/** A total's breakdown as text. */
export interface AddsUpView {
  /** Label of the disclosure. It contains the time of the totals if they are older than a minute. */
  title: string
  /** Parts and sum, exclusions with their reasons, and the time of the totals. */
  lines: string[]
}

/** Breakdown of a total in a disclosure. Works without scripts. */
export function AddsUp({ view }: { view: AddsUpView | undefined }) {
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
