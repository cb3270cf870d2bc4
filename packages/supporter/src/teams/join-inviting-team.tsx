import type { Team } from '@milepost/platform'
import { Button, Heading, Message } from '@milepost/ui'
import { useEffect, useState } from 'react'
import { useEditScope } from '../editing/edit-context.ts'
import * as styles from '../editing/owner.css.ts'
import { useMessages } from '../host/host-context.ts'
import { fillMessage } from '../messages/message-catalogue.ts'
import { requireCallGroup } from '../session/session-scope.ts'
import { useSession } from '../session/use-session.ts'
import { teamMessages } from './team-messages.ts'
import { useTeamActions } from './use-team-actions.ts'

/** Button to join the inviting team. Renders nothing if there is none, or if it is closed. */
export function JoinInvitingTeam({ onJoined }: { onJoined: (slug: string) => void }) {
  const messages = useMessages(teamMessages)
  const { page } = useEditScope()
  const { preselectedTeam } = useSession()
  const { platform, join } = useTeamActions()
  const [team, setTeam] = useState<Team>()
  const [isJoining, setIsJoining] = useState(false)
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    if (preselectedTeam === undefined) return undefined
    let isLatest = true
    async function read(slug: string) {
      return requireCallGroup(await platform(), 'teams').fetchTeam({ slug })
    }
    read(preselectedTeam).then(
      (found) => isLatest && setTeam(found),
      // If the team was deleted, only the list of teams is shown.
      () => undefined,
    )
    return () => {
      isLatest = false
    }
  }, [platform, preselectedTeam])

  if (team === undefined || !team.active) return null

  async function joinThis(invited: Team) {
    if (isJoining) return
    setIsJoining(true)
    const wrong = await join({ page, team: invited })
    setIsJoining(false)
    setProblem(wrong)
    if (wrong === undefined) onJoined(invited.slug)
  }

  return (
    <section className={styles.section} aria-labelledby="invited-title">
      <Heading id="invited-title" level={2} size="h4">
        {fillMessage(messages.invitedTitle, { team: team.name })}
      </Heading>
      {problem === undefined ? null : <Message tone="error">{problem}</Message>}
      <div>
        <Button onClick={() => void joinThis(team)} aria-disabled={isJoining || undefined}>
          {fillMessage(messages.joinLabel, { team: team.name })}
        </Button>
      </div>
    </section>
  )
}
