import type { PlatformAdapter } from '@milepost/platform/adapter'
import { useMemo } from 'react'
import { useHost, useMessages } from '../host/host-context.ts'
import { useShowToast } from '../toast/toasts.tsx'
import { fillMessage } from '../messages/message-catalogue.ts'
import { isLostNetwork, isMissingCode, isOffline } from '../host/network-errors.ts'
import { fieldMessages } from '../fields/field-messages.ts'
import { editMessages } from '../editing/edit-messages.ts'
import { useSessionActions } from '../session/use-session.ts'
import { delay } from '../session/session-scope.ts'
import { teamingMessages } from './teaming-messages.ts'

interface Moving {
  page: { slug: string; uuid?: string | undefined }
  team: { name: string; slug: string; uuid: string }
}

/** Returns a supporter's team actions, which show toasts. Each resolves to an error message if it fails. */
export function useTeamActions(): {
  platform: () => Promise<PlatformAdapter>
  join: (moving: Moving) => Promise<string | undefined>
  leave: (moving: Moving) => Promise<string | undefined>
} {
  const messages = useMessages(teamingMessages)
  const showToast = useShowToast()
  const editTexts = useMessages(editMessages)
  const { offline, outdated } = useMessages(fieldMessages)
  const { platform, refetchPage, tell } = useSessionActions()
  const { revalidate, onChange } = useHost()
  return useMemo(() => {
    const problemOf = async (error: unknown) => {
      if (isLostNetwork(error)) return offline
      if (isMissingCode(error)) return outdated
      const { toSaveErrors } = await import('../editing/to-save-errors.ts')
      return toSaveErrors(error, editTexts).formErrors?.[0] ?? editTexts.saveDown
    }
    const settle = async ({ page, team }: Moving) => {
      await refetchPage()
      await Promise.all([onChange('page', page.slug), onChange('team', team.slug)])
      await revalidate()
    }
    return {
      platform,
      async join(moving) {
        if (isOffline()) return offline
        try {
          const { joinTeam } = await import('./team-moves.ts')
          await joinTeam(await platform(), { ...moving, wait: delay })
        } catch (error) {
          return fillMessage(messages.joinRefused, { reason: await problemOf(error) })
        }
        const { page, team } = moving
        await tell({ type: 'teamJoined', page: page.slug, team })
        showToast(fillMessage(messages.joinDone, { team: moving.team.name }), 'success')
        await settle(moving)
        return undefined
      },
      async leave(moving) {
        if (isOffline()) return offline
        try {
          const { leaveTeam } = await import('./team-moves.ts')
          await leaveTeam(await platform(), { ...moving, wait: delay })
        } catch (error) {
          return problemOf(error)
        }
        await tell({ type: 'teamLeft', page: moving.page.slug, team: moving.team.slug })
        showToast(fillMessage(messages.leaveDone, { team: moving.team.name }), 'success')
        await settle(moving)
        return undefined
      },
    }
  }, [
    messages,
    offline,
    outdated,
    editTexts,
    platform,
    refetchPage,
    tell,
    revalidate,
    onChange,
    showToast,
  ])
}
