import { Section } from '@milepost/ui'
import { accountMessages } from '../account/account-messages.ts'
import { AccountScreen } from '../account/account-screen.tsx'
import { accountTitles } from '../account/account-titles.ts'
import type { AccountView } from '../host/account-view.ts'
import { defaultPaths } from '../host/supporter-paths.ts'
import { useMessages } from '../host/use-messages.ts'
import { PageHead } from '../layout/page-head.tsx'

/** The page of one view of the account. */
export function AccountPage({ view }: { view: AccountView }) {
  const words = useMessages(accountMessages)
  return (
    <>
      <PageHead title={words[accountTitles[view]]} path={defaultPaths.account(view)} noIndex />
      <Section>
        <AccountScreen view={view} />
      </Section>
    </>
  )
}
