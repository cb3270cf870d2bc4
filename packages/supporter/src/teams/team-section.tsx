import type { Team } from '@milepost/platform'
import { Button, LinkButton, Loading, Message } from '@milepost/ui'
import { useCallback, useEffect, useState } from 'react'
import { fillMessage } from '../messages/message-catalogue.ts'
import { usePlatformSupport, useHost, useMessages } from '../host/host-context.ts'
import { useEditScope } from '../editing/edit-context.ts'
import { CollapsibleSection } from '../editing/edit-section.tsx'
import * as styles from '../editing/owner.css.ts'
import { requireCallGroup } from '../session/session-scope.ts'
import { isTeamOwner } from '../session/roles.ts'
import { useSession } from '../session/use-session.ts'
import { CreateTeamForm } from './create-team-form.tsx'
import { EditTeamDialog } from './edit-team-dialog.tsx'
import { TeamSearch } from './team-search.tsx'
import { LeaveTeamDialog } from './leave-team-dialog.tsx'
import { teamMessages } from './team-messages.ts'
import { useTeamActions } from './use-team-actions.ts'

/**
 * Section for the page's team: join, create, leave, and for the captain, edit. Renders nothing if the platform does not support
 * teams.
 */
export function TeamSection() {
  return usePlatformSupport()('teams') ? <PageTeam /> : null
}

function PageTeam() {
  const messages = useMessages(teamMessages)
  const { paths } = useHost()
  const session = useSession()
  const { page, refetch, view } = useEditScope()
  const { platform, leave } = useTeamActions()
  const [team, setTeam] = useState<Team | 'failed'>()
  const [turn, setTurn] = useState(0)
  const [asking, setAsking] = useState<'leave' | 'edit'>()
  const slug = page.teamShortName

  useEffect(() => {
    if (slug === undefined) return undefined
    let isLatest = true
    async function read(teamSlug: string, _turn: number) {
      return requireCallGroup(await platform(), 'teams').fetchTeam({ slug: teamSlug })
    }
    void read(slug, turn).then(
      (found) => isLatest && setTeam(found),
      () => isLatest && setTeam('failed'),
    )
    return () => {
      isLatest = false
    }
  }, [platform, slug, turn])

  const isInNow = useCallback((teamShortName: string) => refetch({ teamShortName }), [refetch])
  const known = typeof team === 'object' && team.slug === slug ? team : undefined
  const isCaptain = known !== undefined && isTeamOwner(session, known)
  return (
    <CollapsibleSection id="team" title={messages.section}>
      {slug === undefined ? (
        <>
          <p>{messages.none}</p>
          <TeamSearch onJoined={isInNow} />
          <CreateTeamForm onCreated={isInNow} />
        </>
      ) : null}
      {slug !== undefined && team === 'failed' ? (
        <Message tone="error">
          <p>{messages.failed}</p>
          <Button
            emphasis="secondary"
            size="small"
            aria-label={`${messages.retry}: ${messages.section}`}
            onClick={() => setTurn((before) => before + 1)}
          >
            {messages.retry}
          </Button>
        </Message>
      ) : null}
      {slug !== undefined && known === undefined && team !== 'failed' ? (
        <Loading>{messages.loading}</Loading>
      ) : null}
      {known === undefined ? null : (
        <>
          <p>{fillMessage(isCaptain ? messages.captain : messages.member, { team: known.name })}</p>
          <div className={styles.actions}>
            <LinkButton href={paths.team(known.slug)} emphasis="secondary">
              {messages.see}
            </LinkButton>
            {isCaptain ? (
              <Button emphasis="secondary" onClick={() => setAsking('edit')}>
                {messages.editButton}
              </Button>
            ) : null}
            <Button emphasis="tertiary" onClick={() => setAsking('leave')}>
              {messages.leaveButton}
            </Button>
          </div>
        </>
      )}
      {asking === 'leave' && known ? (
        <LeaveTeamDialog
          team={known}
          isCaptain={isCaptain}
          onClose={() => setAsking(undefined)}
          onLeave={async () => {
            const problem = await leave({ page, team: known })
            if (problem === undefined) refetch({ teamShortName: undefined })
            return problem
          }}
        />
      ) : null}
      {asking === 'edit' && known ? (
        <EditTeamDialog
          team={known}
          currency={page.currencyCode ?? view.currency}
          country={view.country}
          onClose={() => setAsking(undefined)}
          onSaved={() => {
            setAsking(undefined)
            setTurn((before) => before + 1)
          }}
        />
      ) : null}
    </CollapsibleSection>
  )
}
