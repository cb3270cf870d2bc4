import { Button, Container } from '@milepost/ui'
import { useId } from 'react'
import { fill } from '../messages/messages.ts'
import { useMessages } from '../messages/use-messages.ts'
import * as styles from './page-switcher.css.ts'
import { sessionMessages } from './session-messages.ts'
import { useSession } from './use-session.ts'
import { useSessionActions } from './use-session-actions.ts'

/** Asks somebody with several active pages which one it is to be (Spec §2). */
export default function PageSwitcher() {
  const words = useMessages(sessionMessages)
  const { pages } = useSession()
  const { selectPage } = useSessionActions()
  const id = useId()
  return (
    <section className={styles.band} aria-labelledby={id}>
      <Container className={styles.row}>
        <h2 id={id} className={styles.question}>
          {fill(words.whichPage, { count: pages.filter(({ active }) => active).length })}
        </h2>
        <ul className={styles.pages}>
          {pages.map((page) =>
            page.active ? (
              <li key={page.slug}>
                <Button
                  emphasis="secondary"
                  size="small"
                  className={styles.page}
                  onClick={() => void selectPage(page)}
                >
                  {page.name || page.slug}
                </Button>
              </li>
            ) : null,
          )}
        </ul>
      </Container>
    </section>
  )
}
