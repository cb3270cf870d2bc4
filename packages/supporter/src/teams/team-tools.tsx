import { Button, LinkButton, Message, Section } from '@milepost/ui'
import { lazy, Suspense, useState } from 'react'
import { fillMessage } from '../messages/message-catalogue.ts'
import { useHost, useMessages } from '../host/host-context.ts'
import { useSession } from '../session/use-session.ts'
import * as styles from '../editing/owner.css.ts'
import { LeaveTeamDialog } from './leave-team-dialog.tsx'
import { teamMessages } from './team-messages.ts'
import { useTeamActions } from './use-team-actions.ts'

const EditTeamLoader = lazy(async () => ({
  default: (await import('./edit-team-loader.tsx')).EditTeamLoader,
}))

const InviteToTeamDialog = lazy(async () => ({
  default: (await import('./invite-to-team-dialog.tsx')).InviteToTeamDialog,
}))
const CaptainHelpDialog = lazy(async () => ({
  default: (await import('./captain-help-dialog.tsx')).CaptainHelpDialog,
}))

export interface TeamToolsProps {
  team: {
    slug: string
    name: string
    uuid: string
    currency: string
    isOpen: boolean
    /** Absolute URL for invitations. @default invitations are disabled */
    inviteUrl?: string | undefined
  }
  isCaptain: boolean
  /** Email address of the site's contact. @default the contact is mentioned without one */
  contact?: string | undefined
}

/** Buttons to join and leave a team, and for the captain, to invite, edit and get help. */
export function TeamTools({ team, isCaptain, contact = '' }: TeamToolsProps) {
  const messages = useMessages(teamMessages)
  const { paths } = useHost()
  const { page, team: own } = useSession()
  const { join, leave } = useTeamActions()
  const [asking, setAsking] = useState<'leave' | 'edit' | 'invite' | 'help'>()
  const [isJoining, setIsJoining] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isMember = page !== undefined && page.data.teamShortName === team.slug

  async function joinThis() {
    if (isJoining || page === undefined) return
    setIsJoining(true)
    setProblem(await join({ page, team }))
    setIsJoining(false)
  }

  return (
    <Section
      background="tint"
      edge="none"
      aria-label={messages.section}
      className={styles.ownerTools}
    >
      <div className={styles.actions}>
        {page === undefined ? <span>{messages.joinNoPage}</span> : null}
        {isMember ? (
          <strong>
            {isCaptain ? fillMessage(messages.captain, { team: team.name }) : messages.joinMember}
          </strong>
        ) : null}
        {page !== undefined && !isMember && page.data.teamShortName !== undefined ? (
          <>
            <span>
              {fillMessage(messages.joinElsewhere, { team: own?.name ?? page.data.teamShortName })}
            </span>
            <LinkButton
              href={paths.team(page.data.teamShortName)}
              size="small"
              emphasis="secondary"
            >
              {messages.see}
            </LinkButton>
          </>
        ) : null}
        {page !== undefined && page.data.teamShortName === undefined && team.isOpen ? (
          <Button
            size="small"
            onClick={() => void joinThis()}
            aria-disabled={isJoining || undefined}
          >
            {fillMessage(messages.joinWith, { page: page.data.name })}
          </Button>
        ) : null}
        {isCaptain && team.inviteUrl !== undefined ? (
          <Button size="small" onClick={() => setAsking('invite')}>
            {messages.inviteButton}
          </Button>
        ) : null}
        {isCaptain ? (
          <Button size="small" emphasis="secondary" onClick={() => setAsking('edit')}>
            {messages.editButton}
          </Button>
        ) : null}
        {isMember ? (
          <Button size="small" emphasis="tertiary" onClick={() => setAsking('leave')}>
            {messages.leaveButton}
          </Button>
        ) : null}
        {isCaptain ? (
          <Button size="small" emphasis="tertiary" onClick={() => setAsking('help')}>
            {messages.helpButton}
          </Button>
        ) : null}
      </div>
      {problem === undefined ? null : <Message tone="error">{problem}</Message>}
      {asking === 'leave' && page !== undefined ? (
        <LeaveTeamDialog
          team={team}
          isCaptain={isCaptain}
          onClose={() => setAsking(undefined)}
          onLeave={() => leave({ page, team })}
        />
      ) : null}
      {asking === 'edit' ? (
        <Suspense fallback={null}>
          <EditTeamLoader
            slug={team.slug}
            currency={team.currency}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      ) : null}
      {asking === 'invite' && team.inviteUrl !== undefined ? (
        <Suspense fallback={null}>
          <InviteToTeamDialog
            team={team}
            url={team.inviteUrl}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      ) : null}
      {asking === 'help' ? (
        <Suspense fallback={null}>
          <CaptainHelpDialog contact={contact} onClose={() => setAsking(undefined)} />
        </Suspense>
      ) : null}
    </Section>
  )
}
