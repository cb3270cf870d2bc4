import { useMessages } from '../host/use-messages.ts'
import type { AccountPanelProps } from '../host/account-panel-props.ts'
import type { AccountView } from '../host/account-view.ts'
import { useHost } from '../host/host-context.ts'
import { accountMessages } from './account-messages.ts'
import * as styles from './account.css.ts'
import { IdentityChoice } from './identity-choice.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { AccountViewLink } from './account-view-link.tsx'

/** Panel to sign in, sign up and reset a password, with the site's sign-in method. */
export function AccountPanel({ view, onView, onDone, returnTo }: AccountPanelProps) {
  const words = useMessages(accountMessages)
  const { signIn } = useHost().settings
  if (signIn.method === 'identity') {
    return <IdentityChoice view={view} settings={signIn} returnTo={returnTo} />
  }
  const turnTo = (to: AccountView, label: string) => (
    <AccountViewLink to={to} onView={onView} returnTo={returnTo}>
      {label}
    </AccountViewLink>
  )
  return (
    <div className={styles.panel}>
      {view === 'signIn' ? (
        <>
          <SignInForm onDone={onDone} />
          <div className={styles.otherForms}>
            <p className={styles.otherFormLink}>
              {words.noAccount} {turnTo('signUp', words.signUp)}
            </p>
            {turnTo('reset', words.forgotten)}
          </div>
        </>
      ) : null}
      {view === 'signUp' ? (
        <>
          <SignUpForm onDone={onDone} settings={signIn} />
          <div className={styles.otherForms}>
            <p className={styles.otherFormLink}>
              {words.haveAccount} {turnTo('signIn', words.signIn)}
            </p>
          </div>
        </>
      ) : null}
      {view === 'reset' ? (
        <>
          <ResetForm />
          <div className={styles.otherForms}>{turnTo('signIn', words.backToSignIn)}</div>
        </>
      ) : null}
    </div>
  )
}
