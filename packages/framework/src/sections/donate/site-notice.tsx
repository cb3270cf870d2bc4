import { useMessages } from '@milepost/supporter'
import { Link } from '@milepost/ui'
import type { NoticeView } from '../../frame/layout/shell-view.ts'
import * as styles from './donate.css.ts'
import { noticeMessages } from './notice-messages.ts'

/** Notice at the top of every page. */
export function SiteNotice({ notice: { text, link } }: { notice: NoticeView }) {
  const messages = useMessages(noticeMessages)
  return (
    <aside className={styles.notice} aria-label={messages.label}>
      <p className={styles.noticeText}>
        {text} {link && <Link href={link.href}>{link.label}</Link>}
      </p>
    </aside>
  )
}
