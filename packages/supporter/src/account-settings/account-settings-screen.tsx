import type { User } from '@milepost/platform'
import { Button, Heading, LinkButton, Loading, Message, Section } from '@milepost/ui'
import { useCallback, useEffect, useState } from 'react'
import { accountMessages } from '../account/account-messages.ts'
import * as accountStyles from '../account/account.css.ts'
import { EditNotice } from '../editing/edit-notice.tsx'
import { useHost, useMessages } from '../host/host-context.ts'
import { useHydrated } from '../host/use-hydrated.ts'
import { requireCallGroup } from '../session/session-scope.ts'
import { isLoggedIn } from '../session/roles.ts'
import { useSession, useSessionActions } from '../session/use-session.ts'
import { AccountDetailsForm } from './account-details-form.tsx'
import { accountSettingsMessages } from './account-settings-messages.ts'
import { PasswordSection } from './password-section.tsx'

/** Account settings: name, email, address, password and sign-out. For signed-in users. */
export function AccountSettingsScreen() {
  const messages = useMessages(accountSettingsMessages)
  const { signIn } = useMessages(accountMessages)
  const { paths } = useHost()
  const inBrowser = useHydrated()
  const session = useSession()
  if (!inBrowser) {
    return (
      <Section>
        <Loading>{messages.loading}</Loading>
        <noscript>
          <Message>
            <p>{messages.needsScript}</p>
          </Message>
        </noscript>
      </Section>
    )
  }
  if (!isLoggedIn(session)) {
    const login = `?login&redirect=${encodeURIComponent(paths.ownAccount())}`
    return (
      <EditNotice title={messages.title} action={<LinkButton href={login}>{signIn}</LinkButton>}>
        {messages.signInText}
      </EditNotice>
    )
  }
  return <AccountSettings key={session.user?.id} />
}

function AccountSettings() {
  const messages = useMessages(accountSettingsMessages)
  const { tryAgain } = useMessages(accountMessages)
  const { signOut } = useSessionActions()
  const { user, read, note } = useCurrentUser()
  if (user === 'fetching') {
    return (
      <Section>
        <Loading>{messages.loading}</Loading>
      </Section>
    )
  }
  if (user === 'failed') {
    return (
      <EditNotice title={messages.failed} action={<Button onClick={read}>{tryAgain}</Button>}>
        {messages.failedText}
      </EditNotice>
    )
  }
  return (
    <Section>
      <div className={accountStyles.page}>
        <h1 className={accountStyles.title}>{messages.title}</h1>
        <section aria-labelledby="details-title" className={accountStyles.form}>
          <Heading id="details-title" level={2} size="h4">
            {messages.detailsTitle}
          </Heading>
          <AccountDetailsForm user={user} onSaved={note} />
        </section>
        <section aria-labelledby="password-title" className={accountStyles.form}>
          <Heading id="password-title" level={2} size="h4">
            {messages.passwordTitle}
          </Heading>
          <PasswordSection email={user.email ?? ''} />
        </section>
        <section aria-labelledby="sign-out-title" className={accountStyles.form}>
          <Heading id="sign-out-title" level={2} size="h4">
            {messages.signOutTitle}
          </Heading>
          <p className={accountStyles.paragraph}>{messages.signOutHere}</p>
          <p className={accountStyles.paragraph}>{messages.signOutElsewhere}</p>
          <div>
            <Button emphasis="secondary" onClick={() => void signOut()}>
              {messages.signOutButton}
            </Button>
          </div>
        </section>
      </div>
    </Section>
  )
}

/** Loads the user from the platform. Retries on request, and when the connection is back. */
function useCurrentUser(): {
  user: User | 'fetching' | 'failed'
  read: () => void
  /** Updates the user without a read, because reads lag behind writes. */
  note: (user: User) => void
} {
  const { platform } = useSessionActions()
  const [user, setUser] = useState<User | 'fetching' | 'failed'>('fetching')
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isLatest = true
    async function fetchUser(_turn: number) {
      return requireCallGroup(await platform(), 'accounts').fetchCurrentUser()
    }
    void fetchUser(turn).then(
      (found) => isLatest && setUser(found),
      () => isLatest && setUser('failed'),
    )
    return () => {
      isLatest = false
    }
  }, [platform, turn])
  const read = useCallback(() => {
    setUser('fetching')
    setTurn((before) => before + 1)
  }, [])
  useEffect(() => {
    if (user !== 'failed') return undefined
    window.addEventListener('online', read)
    return () => window.removeEventListener('online', read)
  }, [user, read])
  return { user, read, note: setUser }
}
