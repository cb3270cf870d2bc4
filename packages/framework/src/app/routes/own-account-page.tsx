import { Loading, Section } from '@milepost/ui'
import { lazy, Suspense } from 'react'
import { defaultPaths, useMessages } from '@milepost/supporter'
import { ownAccountMessages } from '@milepost/supporter/account'
import PageHead from 'virtual:milepost/components/PageHead'
import type { PageHandle } from '../../services/page-handle.ts'

export const handle: PageHandle = { isClosed: true }

// An owner's page links here and gets this route ready: the forms come when somebody opens it.
const OwnAccountScreen = lazy(async () => ({
  default: (await import('@milepost/supporter/account')).OwnAccountScreen,
}))

/** One's own account. Its HTML is the same for everyone. */
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
