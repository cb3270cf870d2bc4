import * as styles from './adds-up.css.ts'

/** A total's breakdown as text. */
export interface AddsUpView {
  /** The words to press. They give the time of the figures if these are older than a minute. */
  title: string
  /** The parts and their sum, what is left out and why, and when it was true. */
  lines: string[]
}

/** The breakdown of a total, behind a disclosure. Works without scripts. */
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
