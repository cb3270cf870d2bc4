import { Link } from '@milepost/ui'
import * as styles from './share.css.ts'

/** Links to a page's poster and to its embed code. */
export function PageLinks({
  path,
  poster,
  embed,
}: {
  path: string
  /** Label of the link to the poster. */
  poster: string
  /** Label of the link to the embed code; undefined if embedding is not available. */
  embed: string | undefined
}) {
  return (
    <p className={styles.pageLinks}>
      <Link href={`${path}/poster`}>{poster}</Link>
      {embed === undefined ? null : <Link href={`${path}/embed`}>{embed}</Link>}
    </p>
  )
}
