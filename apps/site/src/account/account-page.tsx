import { Button, LinkButton, Section } from '@milepost/ui'
import { useLocation, useNavigate } from 'react-router'
import { fill } from '../messages/messages.ts'
import { useMessages } from '../messages/use-messages.ts'
import { isLoggedIn } from '../session/roles.ts'
import { useSession } from '../session/use-session.ts'
import { useSessionActions } from '../session/use-session-actions.ts'
import { PageHead } from '../layout/page-head.tsx'
import { accountMessages } from './account-messages.ts'
import { AccountPanel } from './account-panel.tsx'
import { accountPaths, accountTitles, type AccountView } from './account-view.ts'
import * as styles from './account.css.ts'
import { sameSitePath } from '../navigation/same-site-path.ts'

/** A page of its own for one view: for links from elsewhere. */
export function AccountPage({ view }: { view: AccountView }) {
  const words = useMessages(accountMessages)
  const session = useSession()
  const { signOut, tell } = useSessionActions()
  const { search } = useLocation()
  const navigate = useNavigate()
  const returnTo = sameSitePath(new URLSearchParams(search).get('redirect')) ?? '/'
  const isHere = isLoggedIn(session)
  return (
    <>
      <PageHead title={words[accountTitles[view]]} path={accountPaths[view]} noIndex />
      <Section>
        <div className={styles.page}>
          <h1 className={styles.title}>{words[accountTitles[view]]}</h1>
          {isHere ? (
            <div className={styles.form}>
              <p className={styles.text}>
                {fill(words.signedInAs, { name: session.user?.name ?? '' })}
              </p>
              <LinkButton href={returnTo} wide>
                {words.goOn}
              </LinkButton>
              {session.page !== undefined &&
              session.pages.filter(({ active }) => active).length > 1 ? (
                <Button
                  emphasis="secondary"
                  wide
                  onClick={() => void tell({ type: 'pageCleared' })}
                >
                  {words.otherPage}
                </Button>
              ) : null}
              <Button emphasis="secondary" wide onClick={() => void signOut()}>
                {words.signOut}
              </Button>
            </div>
          ) : (
            <AccountPanel
              view={view}
              returnTo={returnTo}
              onDone={() => void navigate(returnTo, { replace: true })}
            />
          )}
        </div>
      </Section>
    </>
  )
}
