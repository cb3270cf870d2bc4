import { Section } from '@milepost/ui'
import { accountMessages } from '../account/account-messages.ts'
import { FinishSignInScreen } from '../account/finish-sign-in-screen.tsx'
import { useMessages } from '../host/use-messages.ts'
import { PageHead } from '../layout/page-head.tsx'
import type { PageHandle } from '../services/page-handle.ts'

export const handle: PageHandle = { isClosed: true }

/** Where the identity service leads back to. */
export default function AuthCallbackPage() {
  const words = useMessages(accountMessages)
  return (
    <>
      <PageHead title={words.signIn} path="/auth/callback" noIndex />
      <Section>
        <FinishSignInScreen />
      </Section>
    </>
  )
}
