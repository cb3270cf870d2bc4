import { Suspense, useState } from 'react'
import { SiteAccountPanel } from '../account/site-account-panel.tsx'
import type { AccountView } from '../host/account-view.ts'
import { useHost } from '../host/host-context.ts'
import { useMessages } from '../host/use-messages.ts'
import { registrationMessages } from './registration-messages.ts'
import * as styles from './registration.css.ts'

/** Step to sign up or sign in. The registration continues automatically afterwards. */
export function AccountStep() {
  const words = useMessages(registrationMessages)
  const { paths } = useHost()
  const [view, setView] = useState<AccountView>('signUp')
  return (
    <>
      <p className={styles.text}>{words.accountText}</p>
      <Suspense fallback={null}>
        <SiteAccountPanel
          key={view}
          view={view}
          onView={setView}
          onDone={() => undefined}
          returnTo={paths.register()}
        />
      </Suspense>
    </>
  )
}
