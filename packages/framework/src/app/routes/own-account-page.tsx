import { Loading, Section } from '@milepost/ui'
import { lazy, Suspense } from 'react'
import { defaultPaths, useMessages } from '@milepost/supporter'
import { ownAccountMessages } from '@milepost/supporter/account'
import PageHead from 'virtual:milepost/components/PageHead'
import type { PageHandle } from '../../services/request-context.ts'

export const handle: PageHandle = { isClosed: true }

// Every owner's page links here and preloads this route, so the forms load only when it is opened.
const OwnAccountScreen = lazy(async () => ({
  default: (await import('@milepost/supporter/account')).OwnAccountScreen,
}))

/** The user's own account. Its HTML is the same for everyone. */
export default function OwnAccountPage() {
  const words = useMessages(ownAccountMessages)
  return (
    <>
      <PageHead title={words.title} path={defaultPaths.ownAccount()} noIndex />
      <Suspense
        fallback={
          <Section>
            <Loading />
          </Section>
        }
      >
        <OwnAccountScreen />
      </Suspense>
    </>
  )
}
