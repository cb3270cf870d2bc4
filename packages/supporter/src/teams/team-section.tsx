import type { Team } from '@milepost/platform'
import { Button, LinkButton, Loading, Message } from '@milepost/ui'
import { useCallback, useEffect, useState } from 'react'
import { fillMessage } from '../messages/message-catalogue.ts'
import { useCan, useHost, useMessages } from '../host/host-context.ts'
import { useEdit } from '../editing/edit-context.ts'
import { OwnerSection } from '../editing/edit-section.tsx'
import * as styles from '../editing/owner.css.ts'
import { requireGroup } from '../session/session-scope.ts'
import { isTeamOwner } from '../session/roles.ts'
import { useSession } from '../session/use-session.ts'
import { CreateTeam } from './create-team.tsx'
import { EditTeam } from './edit-team.tsx'
import { FindTeam } from './find-team.tsx'
import { LeaveTeam } from './leave-team.tsx'
import { teamingMessages } from './teaming-messages.ts'
import { useTeamActions } from './use-team-actions.ts'

/**
 * Section for the page's team: join, create, leave, and for the captain, edit. Renders nothing if the platform does not support
 * teams.
 */
export function TeamSection() {
  return useCan()('teams') ? <TeamOfPage /> : null
}

function TeamOfPage() {
  const messages = useMessages(teamingMessages)
  const { paths } = useHost()
  const session = useSession()
  const { page, reread, view } = useEdit()
  const { platform, leave } = useTeamActions()
  const [team, setTeam] = useState<Team | 'failed'>()
  const [turn, setTurn] = useState(0)
  const [asking, setAsking] = useState<'leave' | 'edit'>()
  const slug = page.teamShortName

  useEffect(() => {
    if (slug === undefined) return undefined
    let isLatest = true
    async function read(teamSlug: string, _turn: number) {
      return requireGroup(await platform(), 'teams').fetchTeam({ slug: teamSlug })
    }
    void read(slug, turn).then(
      (found) => isLatest && setTeam(found),
      () => isLatest && setTeam('failed'),
    )
    return () => {
      isLatest = false
    }
  }, [platform, slug, turn])

  const isInNow = useCallback((teamShortName: string) => reread({ teamShortName }), [reread])
  const known = typeof team === 'object' && team.slug === slug ? team : undefined
  const isCaptain = known !== undefined && isTeamOwner(session, known)
  return (
    <OwnerSection id="team" title={messages.section}>
      {slug === undefined ? (
        <>
          <p>{messages.none}</p>
          <FindTeam onJoined={isInNow} />
          <CreateTeam onCreated={isInNow} />
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
        <LeaveTeam
          team={known}
          isCaptain={isCaptain}
          onClose={() => setAsking(undefined)}
          onLeave={async () => {
            const problem = await leave({ page, team: known })
            if (problem === undefined) reread({ teamShortName: undefined })
            return problem
          }}
        />
      ) : null}
      {asking === 'edit' && known ? (
        <EditTeam
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
    </OwnerSection>
  )
}
