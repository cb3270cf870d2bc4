import { Loading, Section } from '@milepost/ui'
import { lazy, Suspense } from 'react'
import { defaultPaths, useMessages } from '@milepost/supporter'
import { accountSettingsMessages } from '@milepost/supporter/account'
import PageHead from 'virtual:milepost/components/PageHead'
import type { PageHandle } from '../../frame/navigation/page-handle.ts'

export const handle: PageHandle = { isClosed: true }

// Lazy, because every owner's page links here and preloads this route.
const AccountSettingsScreen = lazy(async () => ({
  default: (await import('@milepost/supporter/account')).AccountSettingsScreen,
}))

/** Account settings page. Its HTML is the same for every visitor. */
export default function AccountSettingsPage() {
  const messages = useMessages(accountSettingsMessages)
  return (
    <>
      <PageHead title={messages.title} path={defaultPaths.ownAccount()} noIndex />
      <Suspense
        fallback={
          <Section>
            <Loading />
          </Section>
        }
      >
        <AccountSettingsScreen />
      </Suspense>
    </>
  )
}
