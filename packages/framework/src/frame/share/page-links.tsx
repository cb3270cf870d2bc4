import { Link } from '@milepost/ui'
import * as styles from './share.css.ts'

/** Leads from the ways to share a page to its poster, and to the lines that show it on other sites. */
export function PageLinks({
  path,
  poster,
  embed,
}: {
  path: string
  /** What the link to the poster says. */
  poster: string
  /** What the link to the lines says; undefined where there are none. */
  embed: string | undefined
}) {
  return (
    <p className={styles.pageLinks}>
      <Link href={`${path}/poster`}>{poster}</Link>
      {embed === undefined ? null : <Link href={`${path}/embed`}>{embed}</Link>}
    </p>
  )
}
