import { Button, Message } from '@milepost/ui'
import { useState } from 'react'
import { fill } from '../messages/messages.ts'
import { useMessages } from '../messages/use-messages.ts'
import type { SessionSettings } from '../site-settings/session-settings.ts'
import { useSession } from '../session/use-session.ts'
import { useSiteSettings } from '../site-settings/use-site-settings.ts'
import { accountMessages } from './account-messages.ts'
import type { AccountView } from './account-view.ts'
import * as styles from './account.css.ts'
import { TermsSentence } from './terms-sentence.tsx'

/** The way to the identity service's own pages, and back to here. */
export function IdentityChoice({
  view,
  settings,
  returnTo,
}: {
  view: AccountView
  settings: SessionSettings['signIn']
  returnTo: string
}) {
  const words = useMessages(accountMessages)
  const shell = useSiteSettings()
  const { prefilledFields } = useSession()
  const signUp = view === 'signUp'
  const [failed, setFailed] = useState(false)
  const platform = settings.platformName
  const leave = async (toSignUp: boolean) => {
    setFailed(false)
    try {
      const { leaveToSignIn } = await import('./leave-to-sign-in.ts')
      if (shell) {
        leaveToSignIn(shell.session, {
          signUp: toSignUp,
          email: prefilledFields['email'],
          returnTo,
        })
      }
    } catch {
      setFailed(true)
    }
  }
  const signInButton = (
    <Button
      key="in"
      wide
      emphasis={signUp ? 'secondary' : 'primary'}
      onClick={() => void leave(false)}
    >
      {fill(words.identitySignIn, { platform })}
    </Button>
  )
  const signUpButton = (
    <Button
      key="up"
      wide
      emphasis={signUp ? 'primary' : 'secondary'}
      onClick={() => void leave(true)}
    >
      {fill(words.identitySignUp, { platform })}
    </Button>
  )
  return (
    <div className={styles.panel}>
      <p className={styles.text}>
        {fill(view === 'reset' ? words.identityReset : words.identityIntro, { platform })}
      </p>
      {failed ? <Message tone="error">{words.unreachable}</Message> : null}
      <div className={styles.form}>
        {signUp ? [signUpButton, signInButton] : [signInButton, signUpButton]}
      </div>
      <p className={styles.note}>
        <TermsSentence
          settings={settings}
          before={words.identityTerms}
          after={words.identityTermsAfter}
        />
      </p>
    </div>
  )
}
