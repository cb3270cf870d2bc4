import type { Page } from '@milepost/platform'
import { useCallback, useEffect, useState } from 'react'
import { useSessionActions } from '../session/use-session-actions.ts'
import { useHost } from '../host/host-context.ts'
import { isLostNetwork } from '../host/is-lost-network.ts'
import { isMissingCode } from '../host/is-missing-code.ts'
import type { EditView } from './edit-view.ts'

export type PageReading = Page | 'fetching' | 'missing' | 'failed'

/** Changes that were saved before the page is read again. */
export type KnownChange = Partial<Pick<Page, 'teamShortName'>>

/** Reads lag a moment behind writes (Spec §9: fundraising page re-fetch delay). */
const refetchDelayMs = 500
/** Delay before a failed refetch is repeated, in ms, and number of repeats. */
const repeatDelayMs = 2000
const mostRepeats = 5

interface Turn {
  isFirst: boolean
  /** Number of repeats after failures. */
  repeats: number
}

/** The page that is edited, as the platform gave it last. */
export function usePageReading({ slug, defaultPageStory }: EditView): {
  reading: PageReading
  /** Reads the page again after something was saved; what is known of the change shows at once. */
  reread: (known?: KnownChange) => void
  /** Reads the page from the beginning. */
  retry: () => void
} {
  const { platform, refetchPage } = useSessionActions()
  const { onChange } = useHost()
  const [reading, setReading] = useState<PageReading>('fetching')
  const [turn, setTurn] = useState<Turn>({ isFirst: true, repeats: 0 })

  useEffect(() => {
    let isLatest = true
    let repeating: ReturnType<typeof setTimeout> | undefined
    async function read(): Promise<PageReading> {
      try {
        const { pages } = await platform()
        return await pages.fetchPageWithTags({ slug, defaultPageStory })
      } catch (error) {
        if (isLostNetwork(error) || isMissingCode(error)) return 'failed'
        const { isHttpError } = await import('@milepost/platform')
        return isHttpError(error, 404) || isHttpError(error, 410) ? 'missing' : 'failed'
      }
    }
    void read().then((next) => {
      if (!isLatest) return
      // Keep showing the previous data and the current input.
      setReading((before) =>
        typeof next === 'string' && typeof before === 'object' ? before : next,
      )
      // A change that is saved but not seen would be made a second time.
      if (next === 'failed' && !turn.isFirst && turn.repeats < mostRepeats) {
        repeating = setTimeout(
          () => setTurn({ isFirst: false, repeats: turn.repeats + 1 }),
          repeatDelayMs,
        )
      }
    })
    return () => {
      isLatest = false
      clearTimeout(repeating)
    }
  }, [platform, slug, defaultPageStory, turn])

  const reread = useCallback(
    (known: KnownChange = {}) => {
      setReading((before) => (typeof before === 'object' ? { ...before, ...known } : before))
      // At once, as its owner may go and look; and again when the platform is sure to give the change.
      void onChange('page', slug)
      setTimeout(() => {
        setTurn({ isFirst: false, repeats: 0 })
        void onChange('page', slug)
      }, refetchDelayMs)
      void refetchPage()
    },
    [refetchPage, slug, onChange],
  )

  const retry = useCallback(() => {
    setReading('fetching')
    setTurn({ isFirst: false, repeats: 0 })
  }, [])

  // Refetch once the network is back.
  useEffect(() => {
    if (reading !== 'failed') return undefined
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [reading, retry])

  return { reading, reread, retry }
}
