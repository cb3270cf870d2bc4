import { useHost, useMessages } from '../host/host-context.ts'
import type { AccountPanelProps, AccountView } from '../host/supporter-host.ts'
import { accountMessages } from './account-messages.ts'
import * as styles from './account.css.ts'
import { IdentityButtons } from './identity-buttons.tsx'
import { ResetForm, SignInForm, SignUpForm } from './account-forms.tsx'
import { Link } from '@milepost/ui'
import type { ReactNode } from 'react'

/** Panel to sign in, sign up and reset a password, with the site's sign-in method. */
export function AccountPanel({ view, onView, onDone, returnTo }: AccountPanelProps) {
  const messages = useMessages(accountMessages)
  const { signIn } = useHost().settings
  if (signIn.method === 'identity') {
    return <IdentityButtons view={view} settings={signIn} returnTo={returnTo} />
  }
  const renderViewLink = (to: AccountView, label: string) => (
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
              {messages.noAccount} {renderViewLink('signUp', messages.signUp)}
            </p>
            {renderViewLink('reset', messages.forgotten)}
          </div>
        </>
      ) : null}
      {view === 'signUp' ? (
        <>
          <SignUpForm onDone={onDone} settings={signIn} />
          <div className={styles.otherForms}>
            <p className={styles.otherFormLink}>
              {messages.haveAccount} {renderViewLink('signIn', messages.signIn)}
            </p>
          </div>
        </>
      ) : null}
      {view === 'reset' ? (
        <>
          <ResetForm />
          <div className={styles.otherForms}>{renderViewLink('signIn', messages.backToSignIn)}</div>
        </>
      ) : null}
    </div>
  )
}

/** The application's account panel, or the default one. */
export function HostAccountPanel(props: AccountPanelProps) {
  const { accountPanel: Panel = AccountPanel } = useHost()
  return <Panel {...props} />
}

/** Link to another account view; inside a dialog, a button that switches the view. */
function AccountViewLink({
  to,
  onView,
  returnTo,
  children,
}: {
  to: AccountView
  onView: ((view: AccountView) => void) | undefined
  returnTo: string
  children: ReactNode
}) {
  const { paths } = useHost()
  if (onView) {
    return (
      <button type="button" className={styles.viewLink} onClick={() => onView(to)}>
        {children}
      </button>
    )
  }
  const query =
    returnTo === paths.home() ? '' : `?${new URLSearchParams({ redirect: returnTo }).toString()}`
  return (
    <Link href={paths.account(to) + query} className={styles.viewLink}>
      {children}
    </Link>
  )
}
