import { formatNumber } from '@milepost/measures/format'
import type { Team } from '@milepost/platform'
import { Button, Heading, Message, TextField } from '@milepost/ui'
import { useEffect, useState } from 'react'
import { fillCount, fillMessage } from '../messages/message-catalogue.ts'
import { useMessages } from '../host/host-context.ts'
import { useEditScope } from '../editing/edit-context.ts'
import * as styles from '../editing/owner.css.ts'
import { requireCallGroup } from '../session/session-scope.ts'
import { useSession } from '../session/use-session.ts'
import { teamMessages } from './team-messages.ts'
import { useTeamActions } from './use-team-actions.ts'

const maxSearchResults = 250
const visibleResultCount = 8

interface TeamSearchProps {
  /** Receives the slug of the page's new team. */
  onJoined: (slug: string) => void
}

/** Searches the teams of the page's campaign, and joins one. */
export function TeamSearch({ onJoined }: TeamSearchProps) {
  const messages = useMessages(teamMessages)
  const { page, view } = useEditScope()
  const { preselectedTeam } = useSession()
  const { platform, join } = useTeamActions()
  const [teams, setTeams] = useState<readonly Team[] | 'failed'>()
  const [turn, setTurn] = useState(0)
  const [typed, setTyped] = useState('')
  const [joining, setJoining] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { campaign } = page

  useEffect(() => {
    if (campaign === undefined) return undefined
    const controller = new AbortController()
    async function read(id: string, _turn: number) {
      const { signal } = controller
      return requireCallGroup(await platform(), 'teams').fetchCampaignTeams({
        campaign: id,
        limit: maxSearchResults,
        signal,
      })
    }
    void read(campaign, turn).then(
      (list) => setTeams(list.filter((team) => team.active)),
      () => controller.signal.aborted || setTeams('failed'),
    )
    return () => controller.abort()
  }, [platform, campaign, turn])

  if (teams === 'failed') {
    return (
      <Message tone="error">
        <p>{messages.joinFailed}</p>
        <Button
          emphasis="secondary"
          size="small"
          aria-label={`${messages.retry}: ${messages.joinTitle}`}
          onClick={() => {
            setTeams(undefined)
            setTurn((before) => before + 1)
          }}
        >
          {messages.retry}
        </Button>
      </Message>
    )
  }
  if (teams === undefined || teams.length === 0) {
    return teams === undefined ? null : <p className={styles.note}>{messages.joinEmpty}</p>
  }
  const query = typed.trim().toLocaleLowerCase()
  const found = teams.filter(({ name }) => name.toLocaleLowerCase().includes(query))
  // The inviting team comes first.
  const sorted = found.toSorted(
    (one, other) => Number(other.slug === preselectedTeam) - Number(one.slug === preselectedTeam),
  )

  const count = formatNumber(found.length, { country: view.country })
  const howMany =
    found.length > visibleResultCount
      ? fillMessage(messages.joinFirst, { shown: String(visibleResultCount), count })
      : query === ''
        ? ''
        : fillCount(messages.joinFound, found.length, { values: { count } })

  async function choose(team: Team) {
    if (joining !== undefined) return
    setJoining(team.slug)
    const wrong = await join({ page, team })
    setJoining(undefined)
    setProblem(wrong)
    if (wrong === undefined) onJoined(team.slug)
  }

  return (
    <div className={styles.form}>
      <Heading level={3} size="h5">
        {messages.joinTitle}
      </Heading>
      <TextField
        type="search"
        label={messages.joinFind}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {problem === undefined ? null : <Message tone="error">{problem}</Message>}
      <output className={styles.note}>{sorted.length === 0 ? messages.joinNone : howMany}</output>
      <ul className={styles.list}>
        {sorted.slice(0, visibleResultCount).map((team) => (
          <li key={team.slug} className={styles.listItem}>
            <span>
              <strong>{team.name}</strong>
              <br />
              <span className={styles.note}>
                {fillCount(messages.joinMembers, team.memberCount, {
                  values: { count: formatNumber(team.memberCount, { country: view.country }) },
                })}
              </span>
            </span>
            <Button
              emphasis="secondary"
              size="small"
              className={styles.listAction}
              aria-label={fillMessage(messages.joinLabel, { team: team.name })}
              aria-disabled={joining !== undefined || undefined}
              onClick={() => void choose(team)}
            >
              {messages.joinButton}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
