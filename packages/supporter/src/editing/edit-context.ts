import type { Page } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { createContext, use, useCallback, useEffect, useState } from 'react'
import type { GoalMeasure } from '../page-facts/units.ts'
import { useSessionActions } from '../session/use-session.ts'
import { useHost } from '../host/host-context.ts'
import { isLostNetwork, isMissingCode } from '../host/network-errors.ts'

/** Context of the page editor. */
export interface EditScope {
  view: EditView
  /** The page, as last read from the platform. */
  page: Page
  /** Returns the platform, authenticated as the owner. */
  platform: () => Promise<PlatformAdapter>
  /** Refetches the page after a change. Known changes are applied immediately. */
  reread: (known?: OptimisticChange) => void
  /** Records whether a section has unsaved changes. */
  noteUnsaved: (section: string, isUnsaved: boolean) => void
}

export const EditContext = createContext<EditScope | undefined>(undefined)

/**
 * Returns the context of the page editor.
 *
 * @throws Error outside of the page editor
 */
export function useEdit(): EditScope {
  const scope = use(EditContext)
  if (scope === undefined) throw new Error('useEdit outside the editor')
  return scope
}

/** Data of the page editor from the site, the same for all visitors. */
export interface EditView {
  slug: string
  country: string
  /** Currency if the page has none. */
  currency: string
  /** Whether activity goals are distances or climbs on this site. */
  goalMeasure: GoalMeasure
  /** Default story of new pages. */
  defaultPageStory: string
  /** Name of the site, for suggested team URLs. @default none */
  siteName?: string | undefined
  /** Tags whose values the owner can choose. */
  tags: readonly { name: string; label: string; values: readonly string[] }[]
}

type PageReading = Page | 'fetching' | 'missing' | 'failed'

/** Changes that are applied before the page is refetched. */
type OptimisticChange = Partial<Pick<Page, 'teamShortName'>>

/** Delay before a refetch, in ms, because reads lag behind writes (Spec §9: fundraising page re-fetch delay). */
const refetchDelayMs = 500
/** Delay before a failed refetch is repeated, in ms, and number of repeats. */
const repeatDelayMs = 2000
const maxRepeats = 5

interface Turn {
  isFirst: boolean
  /** Number of retries after failures. */
  repeats: number
}

/** Reads the page that is being edited. */
export function usePageReading({ slug, defaultPageStory }: EditView): {
  reading: PageReading
  /** Refetches the page after a change. Known changes are applied immediately. */
  reread: (known?: OptimisticChange) => void
  /** Shows the loading state, and reads the page again. */
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
      // If a refetch fails, keep the previous data and the input.
      setReading((before) =>
        typeof next === 'string' && typeof before === 'object' ? before : next,
      )
      // Retry: users would repeat a change that was saved but is not visible.
      if (next === 'failed' && !turn.isFirst && turn.repeats < maxRepeats) {
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
    (known: OptimisticChange = {}) => {
      setReading((before) => (typeof before === 'object' ? { ...before, ...known } : before))
      // Once now, because the owner may visit the page immediately, and again when reads include the change.
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

  // Retry when the connection is back.
  useEffect(() => {
    if (reading !== 'failed') return undefined
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [reading, retry])

  return { reading, reread, retry }
}
