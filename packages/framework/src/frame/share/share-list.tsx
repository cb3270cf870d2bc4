import { useShareBarMessages } from '@milepost/supporter'
import { ShareBar, shareOptions, type ShareName } from '@milepost/ui'
import { useLocation } from 'react-router'
import * as styles from './share.css.ts'

/** Share links of the current page for the enabled networks. */
export function ShareList({
  title,
  networks,
  origin,
  siteName,
}: {
  title: string
  networks: readonly ShareName[]
  origin: string
  siteName: string
}) {
  const url = origin + useLocation().pathname
  const messages = useShareBarMessages()
  const switches = Object.fromEntries(networks.map((name) => [name, 'yes']))
  return (
    <div className={styles.shareList}>
      {title === '' ? null : <p className={styles.title}>{title}</p>}
      <ShareBar
        {...messages}
        options={shareOptions({ url, title: siteName }, switches)}
        url={url}
        label={title || messages.label}
      />
    </div>
  )
}
