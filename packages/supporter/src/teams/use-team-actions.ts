import type { PlatformAdapter } from '@milepost/platform/adapter'
import { useMemo } from 'react'
import { useHost, useMessages } from '../host/host-context.ts'
import { useShowToast } from '../toast/toasts.tsx'
import { fillMessage } from '../messages/message-catalogue.ts'
import { isNetworkError, isMissingCodeError, isOffline } from '../host/network-errors.ts'
import { fieldMessages } from '../fields/field-messages.ts'
import { editMessages } from '../editing/edit-messages.ts'
import { useSessionActions } from '../session/use-session.ts'
import { delay } from '../session/session-scope.ts'
import { teamMessages } from './team-messages.ts'

interface TeamActionInput {
  page: { slug: string; uuid?: string | undefined }
  team: { name: string; slug: string; uuid: string }
}

/** Returns a supporter's team actions, which show toasts. Each resolves to an error message if it fails. */
export function useTeamActions(): {
  platform: () => Promise<PlatformAdapter>
  join: (moving: TeamActionInput) => Promise<string | undefined>
  leave: (moving: TeamActionInput) => Promise<string | undefined>
} {
  const messages = useMessages(teamMessages)
  const showToast = useShowToast()
  const editTexts = useMessages(editMessages)
  const { offline, outdated } = useMessages(fieldMessages)
  const { platform, refetchPage, dispatch } = useSessionActions()
  const { revalidate, onChange } = useHost()
  return useMemo(() => {
    const getProblemMessage = async (error: unknown) => {
      if (isNetworkError(error)) return offline
      if (isMissingCodeError(error)) return outdated
      const { toSaveErrors } = await import('../editing/to-save-errors.ts')
      return toSaveErrors(error, editTexts).formErrors?.[0] ?? editTexts.saveDown
    }
    const recordMove = async ({ page, team }: TeamActionInput) => {
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
          return fillMessage(messages.joinRefused, { reason: await getProblemMessage(error) })
        }
        const { page, team } = moving
        await dispatch({ type: 'teamJoined', page: page.slug, team })
        showToast(fillMessage(messages.joinDone, { team: moving.team.name }), 'success')
        await recordMove(moving)
        return undefined
      },
      async leave(moving) {
        if (isOffline()) return offline
        try {
          const { leaveTeam } = await import('./team-moves.ts')
          await leaveTeam(await platform(), { ...moving, wait: delay })
        } catch (error) {
          return getProblemMessage(error)
        }
        await dispatch({ type: 'teamLeft', page: moving.page.slug, team: moving.team.slug })
        showToast(fillMessage(messages.leaveDone, { team: moving.team.name }), 'success')
        await recordMove(moving)
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
    dispatch,
    revalidate,
    onChange,
    showToast,
  ])
}
