import { Button, Message } from '@milepost/ui'
import { useState } from 'react'
import { fillMessage } from '../messages/message-catalogue.ts'
import { useMessages } from '../host/host-context.ts'
import type { AccountView, SignInSettings } from '../host/supporter-host.ts'
import { useSession, useSessionScope } from '../session/use-session.ts'
import { accountMessages } from './account-messages.ts'
import * as styles from './account.css.ts'
import { TermsNotice } from './account-forms.tsx'

/** Buttons that lead to the sign-in and sign-up pages of the identity service. */
export function IdentityButtons({
  view,
  settings,
  returnTo,
  hasAccount = view === 'reset',
}: {
  view: AccountView
  settings: SignInSettings
  returnTo: string
  /** Whether the user has an account, so only sign-in is offered. @default true for `reset` */
  hasAccount?: boolean
}) {
  const messages = useMessages(accountMessages)
  const scope = useSessionScope()
  const { prefilledFields } = useSession()
  const signUp = view === 'signUp'
  const [failed, setFailed] = useState(false)
  const platform = settings.platformName
  const leave = async (toSignUp: boolean) => {
    setFailed(false)
    try {
      const [{ redirectToIdentityService }, ready] = await Promise.all([
        import('./redirect-to-identity-service.ts'),
        scope(),
      ])
      redirectToIdentityService(ready, {
        signUp: toSignUp,
        email: prefilledFields['email'],
        returnTo,
      })
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
      {fillMessage(messages.identitySignIn, { platform })}
    </Button>
  )
  const signUpButton = (
    <Button
      key="up"
      wide
      emphasis={signUp ? 'primary' : 'secondary'}
      onClick={() => void leave(true)}
    >
      {fillMessage(messages.identitySignUp, { platform })}
    </Button>
  )
  return (
    <div className={styles.panel}>
      <p className={styles.paragraph}>
        {fillMessage(view === 'reset' ? messages.identityReset : messages.identityIntro, {
          platform,
        })}
      </p>
      {failed ? <Message tone="error">{messages.unreachable}</Message> : null}
      <div className={styles.form}>
        {signUp ? [signUpButton, signInButton] : [signInButton, hasAccount ? null : signUpButton]}
      </div>
      {hasAccount ? null : (
        <p className={styles.note}>
          <TermsNotice
            settings={settings}
            before={messages.identityTerms}
            after={messages.identityTermsAfter}
          />
        </p>
      )}
    </div>
  )
}
