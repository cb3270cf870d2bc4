import type { Team } from '@milepost/platform'
import { Loading, Message, Modal } from '@milepost/ui'
import { useEffect, useState } from 'react'
import { useHost, useMessages } from '../host/host-context.ts'
import { requireCallGroup } from '../session/session-scope.ts'
import { useSessionActions } from '../session/use-session.ts'
import { EditTeamDialog } from './edit-team-dialog.tsx'
import { teamMessages } from './team-messages.ts'

/** Loads a team, and lets its captain edit it. */
export function EditTeamLoader({
  slug,
  currency,
  onClose,
}: {
  slug: string
  /** ISO 4217 code of the team's currency. */
  currency: string
  onClose: () => void
}) {
  const messages = useMessages(teamMessages)
  const { platform } = useSessionActions()
  const { revalidate, onChange, settings } = useHost()
  const country = settings.language.slice(-2).toLowerCase()
  const [team, setTeam] = useState<Team | 'failed'>()

  useEffect(() => {
    let isLatest = true
    async function read() {
      return requireCallGroup(await platform(), 'teams').fetchTeam({ slug })
    }
    void read().then(
      (found) => isLatest && setTeam(found),
      () => isLatest && setTeam('failed'),
    )
    return () => {
      isLatest = false
    }
  }, [platform, slug])

  if (typeof team !== 'object') {
    return (
      <Modal open onClose={onClose} title={messages.editButton}>
        {team === 'failed' ? (
          <Message tone="error">{messages.failed}</Message>
        ) : (
          <Loading>{messages.loading}</Loading>
        )}
      </Modal>
    )
  }
  return (
    <EditTeamDialog
      team={team}
      currency={currency}
      country={country}
      onClose={onClose}
      onSaved={() => {
        onClose()
        void Promise.resolve(onChange('team', slug)).then(revalidate)
      }}
    />
  )
}
