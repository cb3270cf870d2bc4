import { Section } from '@milepost/ui'
import { type AccountView, defaultPaths, useMessages } from '@milepost/supporter'
import { accountMessages, AccountScreen, accountTitleKeys } from '@milepost/supporter/account'
import { useMatches } from 'react-router'
import PageHead from 'virtual:milepost/components/PageHead'
import type { PageHandle } from '../../frame/navigation/page-handle.ts'

export const handle: PageHandle = { isClosed: true }

/** View by route id, because paths may differ in case or have a trailing slash. */
const viewsByRoute: Readonly<Record<string, AccountView>> = {
  'routes/sign-up-page': 'signUp',
  'routes/reset-password-page': 'reset',
}

/** Page to sign in, to sign up or to reset a password. */
export default function AccountPage() {
  const messages = useMessages(accountMessages)
  const view = viewsByRoute[useMatches().at(-1)?.id ?? ''] ?? 'signIn'
  return (
    <>
      <PageHead
        title={messages[accountTitleKeys[view]]}
        path={defaultPaths.account(view)}
        noIndex
      />
      <Section>
        <AccountScreen key={view} view={view} />
      </Section>
    </>
  )
}
