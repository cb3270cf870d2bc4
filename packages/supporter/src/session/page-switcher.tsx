import { Button } from '@milepost/ui'
import { useId } from 'react'
import { fillCount } from '../messages/message-catalogue.ts'
import { useMessages } from '../host/host-context.ts'
import * as styles from './page-switcher.css.ts'
import { sessionMessages } from './session-messages.ts'
import { useSession, useSessionActions } from './use-session.ts'

/** Card for users with several active pages to select one (Spec §2). Can be dismissed. */
export default function PageSwitcher({ onLater }: { onLater: () => void }) {
  const messages = useMessages(sessionMessages)
  const { pages } = useSession()
  const { selectPage } = useSessionActions()
  const id = useId()
  const active = pages.filter(({ data }) => data.active)
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.question}>
        {fillCount(messages.whichPage, active.length)}
      </h2>
      <ul className={styles.pages}>
        {active.map((page) => (
          <li key={page.slug}>
            <Button
              emphasis="secondary"
              size="small"
              wide
              className={styles.page}
              onClick={() => void selectPage(page)}
            >
              {page.data.name || page.slug}
            </Button>
          </li>
        ))}
      </ul>
      <Button emphasis="tertiary" size="small" onClick={onLater}>
        {messages.later}
      </Button>
    </section>
  )
}
