import { Section } from '@milepost/ui'
import { accountMessages, FinishSignInScreen } from '@milepost/supporter/account'
import { useMessages } from '@milepost/supporter'
import PageHead from 'virtual:milepost/components/PageHead'
import type { PageHandle } from '../../frame/navigation/page-handle.ts'

export const handle: PageHandle = { isClosed: true }

/** Page to which the identity service redirects after sign-in. */
export default function AuthCallbackPage() {
  const messages = useMessages(accountMessages)
  return (
    <>
      <PageHead title={messages.signIn} path="/auth/callback" noIndex />
      <Section>
        <FinishSignInScreen />
      </Section>
    </>
  )
}
