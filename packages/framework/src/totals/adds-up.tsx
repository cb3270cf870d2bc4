import * as styles from './adds-up.css.ts'

/** How a total adds up, in words. */
export interface AddsUpView {
  /** The words to press. They give the time of the figures if these are older than a minute. */
  title: string
  /** The parts and their sum, what is left out and why, and when it was true. */
  lines: string[]
}

/** What one press on a total opens: how it adds up. It needs no script. */
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
