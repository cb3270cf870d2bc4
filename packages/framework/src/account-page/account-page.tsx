import { Section } from '@milepost/ui'
import { accountMessages, AccountScreen, accountTitles } from '@milepost/supporter/account'
import { type AccountView, defaultPaths, useMessages } from '@milepost/supporter'
import PageHead from 'virtual:milepost/components/PageHead'

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
