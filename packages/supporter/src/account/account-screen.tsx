import { Button, LinkButton } from '@milepost/ui'
import { Suspense } from 'react'
import type { AccountView } from '../host/supporter-host.ts'
import { useHost, useMessages, useHostLocation } from '../host/host-context.ts'
import { toSameSitePath } from '../host/same-site-path.ts'
import { fillMessage } from '../messages/message-catalogue.ts'
import { isLoggedIn } from '../session/roles.ts'
import { useSession, useSessionActions } from '../session/use-session.ts'
import { accountMessages, accountTitleKeys } from './account-messages.ts'
import * as styles from './account.css.ts'
import { HostAccountPanel } from './account-panel.tsx'

/** Full page for one account view. On success, navigates to the path in the query parameter `redirect`, or to the home page. */
export function AccountScreen({ view }: { view: AccountView }) {
  const messages = useMessages(accountMessages)
  const session = useSession()
  const { signOut, dispatch } = useSessionActions()
  const { navigate, paths } = useHost()
  const { search } = useHostLocation()
  const returnTo = toSameSitePath(new URLSearchParams(search).get('redirect')) ?? paths.home()
  const isHere = isLoggedIn(session)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{messages[accountTitleKeys[view]]}</h1>
      {isHere ? (
        <div className={styles.form}>
          <p className={styles.paragraph}>
            {fillMessage(messages.signedInAs, { name: session.user?.name ?? '' })}
          </p>
          <LinkButton href={returnTo} wide>
            {messages.goOn}
          </LinkButton>
          <LinkButton href={paths.ownAccount()} emphasis="secondary" wide>
            {messages.ownAccount}
          </LinkButton>
          {session.page !== undefined &&
          session.pages.filter(({ data }) => data.active).length > 1 ? (
            <Button
              emphasis="secondary"
              wide
              onClick={() => void dispatch({ type: 'pageCleared' })}
            >
              {messages.otherPage}
            </Button>
          ) : null}
          <Button emphasis="secondary" wide onClick={() => void signOut()}>
            {messages.signOut}
          </Button>
        </div>
      ) : (
        <Suspense fallback={null}>
          <HostAccountPanel
            view={view}
            returnTo={returnTo}
            onDone={() => void navigate(returnTo, { replace: true })}
          />
        </Suspense>
      )}
    </div>
  )
}
