import { LinkButton, Message } from '@milepost/ui'
import { useCan } from '../host/use-can.ts'
import { useHost } from '../host/host-context.ts'
import { fillMessage } from '../messages/fill-message.ts'
import { useMessages } from '../host/use-messages.ts'
import { useSession } from '../session/use-session.ts'
import { teamingMessages } from '../teams/teaming-messages.ts'
import { PageForm } from './page-form.tsx'
import { registrationMessages } from './registration-messages.ts'
import type { RegistrationView } from './registration-view.ts'
import type { Registration } from './use-registration.ts'

/** Step for the page: name, slug, and the site's questions. */
export function PageStep(props: { view: RegistrationView; registration: Registration }) {
  const words = useMessages(registrationMessages)
  const teamWords = useMessages(teamingMessages)
  const { paths } = useHost()
  const { pages, preselectedTeam } = useSession()
  const { page } = props.registration.progress
  const canTeam = useCan()('teams')
  const before = pages.find(({ data, slug }) => data.active && slug !== page?.slug)
  return (
    <>
      {props.registration.wasCancelled && page === undefined ? (
        <Message tone="warning">{words.pageCancelled}</Message>
      ) : null}
      {page === undefined ? null : <Message tone="success">{words.pageMade}</Message>}
      {before === undefined || page !== undefined ? null : (
        <Message>
          <p>{fillMessage(words.hasPage, { name: before.data.name })}</p>
          {preselectedTeam === undefined || !canTeam ? null : (
            <LinkButton href={paths.team(preselectedTeam)} size="small" emphasis="secondary">
              {teamWords.invitedWithPage}
            </LinkButton>
          )}
        </Message>
      )}
      <PageForm {...props} />
    </>
  )
}
