import { Link } from '@milepost/ui'
import * as styles from './poster-link.css.ts'

/** Leads from the ways to share a page to its poster. */
export function PosterLink({ path, label }: { path: string; label: string }) {
  return (
    <p className={styles.poster}>
      <Link href={`${path}/poster`}>{label}</Link>
    </p>
  )
}
