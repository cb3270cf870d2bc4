import type { Page } from '@milepost/platform'
import { Button, Heading, Loading, Message } from '@milepost/ui'
import { useEffect, useMemo, useState } from 'react'
import { fillMessage } from '../messages/message-catalogue.ts'
import { useMessages } from '../host/host-context.ts'
import { EditContext } from '../editing/edit-context.ts'
import { useSession, useSessionActions } from '../session/use-session.ts'
import { CreateTeamForm } from '../teams/create-team-form.tsx'
import { TeamSearch } from '../teams/team-search.tsx'
import { JoinInvitingTeam } from '../teams/join-inviting-team.tsx'
import { registrationMessages } from './registration-messages.ts'
import type { RegistrationView } from './registration-view.ts'
import * as styles from './registration.css.ts'
import type { Registration } from './use-registration.ts'

/** Step to join or create a team, or to continue without one. */
export function TeamStep({
  view,
  registration: { progress, goOn },
}: {
  view: RegistrationView
  registration: Registration
}) {
  const messages = useMessages(registrationMessages)
  const session = useSession()
  const { platform, refetchPage } = useSessionActions()
  const [page, setPage] = useState<Page | 'failed'>()
  const [turn, setTurn] = useState(0)
  const slug = progress.page?.slug ?? ''
  // The selected page may be another one, in another team.
  const team = session.page?.slug === slug ? session.team : undefined
  useEffect(() => {
    let isLatest = true
    async function read(_turn: number) {
      const { pages } = await platform()
      return pages.fetchPage({ slug })
    }
    read(turn).then(
      (found) => isLatest && setPage(found),
      () => isLatest && setPage('failed'),
    )
    return () => {
      isLatest = false
    }
  }, [platform, slug, turn])
  const scope = useMemo(
    () =>
      typeof page !== 'object'
        ? undefined
        : {
            view: {
              slug,
              country: view.country,
              currency: view.currency,
              goalMeasure: view.goalMeasure,
              defaultPageStory: view.defaultPageStory,
              siteName: view.siteName,
              tags: [],
              slices: [],
            },
            page: { ...page, campaign: page.campaign ?? view.campaignId },
            platform,
            refetch: () => void refetchPage(),
            noteUnsaved: () => undefined,
          },
    [page, platform, refetchPage, slug, view],
  )
  if (page === undefined) return <Loading>{messages.loading}</Loading>
  const isIn = scope !== undefined && (scope.page.teamShortName !== undefined || team !== undefined)
  return (
    <>
      <p className={styles.paragraph}>{messages.teamText}</p>
      {page === 'failed' ? (
        <>
          <Message tone="error">{messages.pageUnread}</Message>
          <div className={styles.actions}>
            <Button onClick={() => setTurn(turn + 1)}>{messages.retry}</Button>
          </div>
        </>
      ) : null}
      {isIn ? (
        <Message tone="success">
          {fillMessage(messages.teamIn, { team: team?.name ?? scope.page.teamShortName ?? '' })}
        </Message>
      ) : null}
      {scope === undefined || isIn ? null : (
        <EditContext value={scope}>
          <JoinInvitingTeam onJoined={goOn} />
        </EditContext>
      )}
      <div className={styles.actions}>
        <Button emphasis={isIn ? 'primary' : 'secondary'} onClick={goOn}>
          {isIn ? messages.next : messages.alone}
        </Button>
      </div>
      {scope === undefined || isIn ? null : (
        <EditContext value={scope}>
          <Heading level={2} size="h3">
            {messages.withTeam}
          </Heading>
          <TeamSearch onJoined={goOn} />
          <div className={styles.dividedSection}>
            <CreateTeamForm
              onCreated={() => {
                void refetchPage()
                goOn()
              }}
            />
          </div>
        </EditContext>
      )}
    </>
  )
}
