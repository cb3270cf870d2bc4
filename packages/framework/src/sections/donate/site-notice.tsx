import { useMessages } from '@milepost/supporter'
import { Link } from '@milepost/ui'
import type { NoticeView } from '../../frame/layout/shell-view.ts'
import * as styles from './site-notice.css.ts'

/** Accessible name of a notice. */
const noticeMessages = {
  feature: 'notice',
  english: { label: 'Notice' },
} as const

/** An editor's notice at the top of every page. */
export function SiteNotice({ notice: { text, link } }: { notice: NoticeView }) {
  const words = useMessages(noticeMessages)
  return (
    <aside className={styles.notice} aria-label={words.label}>
      <p className={styles.text}>
        {text} {link && <Link href={link.href}>{link.label}</Link>}
      </p>
    </aside>
  )
}
