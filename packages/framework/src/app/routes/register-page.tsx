import { Heading, Loading, Message, Section } from '@milepost/ui'
import { lazy, Suspense, useState } from 'react'
import type { PageProps, RouteArgs } from './route-types.ts'
import { invalidateDonationTotals } from '../../sections/receipt/receipt.server.ts'
import { loadInPageScope } from '../../frame/request/scopes.ts'
import { toTaskLayout } from '../../frame/layout/to-page-overrides.ts'
import { loadRegistration } from '../../pages/supporter/load-registration.ts'
import { loadInvitation } from '../../pages/team/load-team-page.ts'
import { registrationMessages } from '@milepost/supporter/registration'
import { useMessages } from '@milepost/supporter'
import * as styles from '../../pages/content/page-heading.css.ts'
import PageHead from 'virtual:milepost/components/PageHead'
import type { PageHandle } from '../../frame/navigation/page-handle.ts'

export { PageErrorBoundary as ErrorBoundary } from '../../shell/page-error.tsx'

export const handle: PageHandle = { isClosed: true }

// Lazy, because every page links here and preloads this route.
const RegistrationScreen = lazy(async () => ({
  default: (await import('@milepost/supporter/registration')).RegistrationScreen,
}))

export function loader({ url, context }: RouteArgs) {
  return loadInPageScope(context, async (scope) => {
    const view = await loadRegistration(scope)
    if (view === undefined) return undefined
    // The checkout returns here after the owner's first donation, which the next pages must show.
    const gift = url.searchParams.get('donation-id')
    if (gift !== null) await invalidateDonationTotals(scope, gift)
    const team = url.searchParams.get('team')
    return {
      ...view,
      closed: scope.project?.hasEnded && scope.messages.ended.registration,
      invitation: team === null ? undefined : await loadInvitation(scope, team),
      layoutOverrides: await toTaskLayout(scope, url, { actions: ['login'] }),
    }
  })
}

/** Never revalidates, because the query contains only the current step. */
export function shouldRevalidate() {
  return false
}

export default function RegisterPage({ loaderData: view }: PageProps<typeof loader>) {
  const messages = useMessages(registrationMessages)
  const [stepTitle, setStepTitle] = useState('')
  return (
    <>
      <PageHead
        title={stepTitle || view.invitation?.title || messages.title}
        image={view.invitation?.image}
        card={view.invitation?.shareCard}
        path="/register"
      />
      <Section>
        {view.closed ? (
          <>
            <Heading level={1}>{messages.title}</Heading>
            <Message>{view.closed}</Message>
          </>
        ) : (
          <>
            {view.invitation === undefined ? null : (
              <Message className={styles.note}>
                <strong>{view.invitation.title}</strong>
                <p>{view.invitation.text}</p>
              </Message>
            )}
            <Suspense fallback={<Loading />}>
              <RegistrationScreen view={view} onStep={setStepTitle} />
            </Suspense>
          </>
        )}
      </Section>
    </>
  )
}
