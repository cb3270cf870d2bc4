import type { AddsUpView } from './adds-up-view.ts'
import * as styles from './adds-up.css.ts'

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
