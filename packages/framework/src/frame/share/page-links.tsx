import { Link } from '@milepost/ui'
import * as styles from './share.css.ts'

/** Leads from the ways to share a page to its poster, and to the lines that show it on other sites. */
export function PageLinks({
  path,
  poster,
  embed,
}: {
  path: string
  /** Label of the poster link. */
  poster: string
  /** Label of the embed link; undefined if embedding is not available. */
  embed: string | undefined
}) {
  return (
    <p className={styles.pageLinks}>
      <Link href={`${path}/poster`}>{poster}</Link>
      {embed === undefined ? null : <Link href={`${path}/embed`}>{embed}</Link>}
    </p>
  )
}
