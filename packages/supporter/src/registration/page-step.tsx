import { Message } from '@milepost/ui'
import { fill } from '../messages/fill.ts'
import { useMessages } from '../host/use-messages.ts'
import { useSession } from '../session/use-session.ts'
import { PageForm } from './page-form.tsx'
import { registrationMessages } from './registration-messages.ts'
import type { RegistrationView } from './registration-view.ts'
import type { Registration } from './use-registration.ts'

/** The page itself: its name, its address, and what the site wants to know. */
export function PageStep(props: { view: RegistrationView; registration: Registration }) {
  const words = useMessages(registrationMessages)
  const { pages } = useSession()
  const { page } = props.registration.progress
  const before = pages.find(({ active, slug }) => active && slug !== page?.slug)
  return (
    <>
      {props.registration.wasCancelled && page === undefined ? (
        <Message tone="warning">{words.pageCancelled}</Message>
      ) : null}
      {page === undefined ? null : <Message tone="success">{words.pageMade}</Message>}
      {before === undefined || page !== undefined ? null : (
        <Message>{fill(words.hasPage, { name: before.name })}</Message>
      )}
      <PageForm {...props} />
    </>
  )
}
