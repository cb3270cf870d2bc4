import type { Page } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { createContext, use, useCallback, useEffect, useState } from 'react'
import type { GoalMeasure } from '../page-facts/units.ts'
import { useSessionActions } from '../session/use-session.ts'
import { useHost } from '../host/host-context.ts'
import { isNetworkError, isMissingCodeError } from '../host/network-errors.ts'

/** Context of the page editor. */
export interface EditScope {
  view: EditView
  /** The page, as last read from the platform. */
  page: Page
  /** Returns the platform, authenticated as the owner. */
  platform: () => Promise<PlatformAdapter>
  /** Refetches the page after a change. Known changes are applied immediately. */
  refetch: (known?: OptimisticChange) => void
  /** Records whether a section has unsaved changes. */
  noteUnsaved: (section: string, isUnsaved: boolean) => void
}

export const EditContext = createContext<EditScope | undefined>(undefined)

/**
 * Returns the context of the page editor.
 *
 * @throws Error outside of the page editor
 */
export function useEditScope(): EditScope {
  const scope = use(EditContext)
  if (scope === undefined) throw new Error('useEditScope outside the editor')
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

type PageState = Page | 'fetching' | 'missing' | 'failed'

/** Changes that are applied before the page is refetched. */
type OptimisticChange = Partial<Pick<Page, 'teamShortName'>>

/** Delay before a refetch, in ms, because reads lag behind writes (Spec §9: fundraising page re-fetch delay). */
const refetchDelayMs = 500
/** Delay before a failed refetch is repeated, in ms, and number of retries. */
const retryDelayMs = 2000
const maxRetries = 5

interface ReadAttempt {
  isFirst: boolean
  /** Number of retries after failures. */
  retries: number
}

/** Reads the page that is being edited. */
export function useEditedPage({ slug, defaultPageStory }: EditView): {
  page: PageState
  /** Refetches the page after a change. Known changes are applied immediately. */
  refetch: (known?: OptimisticChange) => void
  /** Shows the loading state, and reads the page again. */
  retry: () => void
} {
  const { platform, refetchPage } = useSessionActions()
  const { onChange } = useHost()
  const [page, setPage] = useState<PageState>('fetching')
  const [turn, setTurn] = useState<ReadAttempt>({ isFirst: true, retries: 0 })

  useEffect(() => {
    let isLatest = true
    let retryTimer: ReturnType<typeof setTimeout> | undefined
    async function read(): Promise<PageState> {
      try {
        const { pages } = await platform()
        return await pages.fetchPageWithTags({ slug, defaultPageStory })
      } catch (error) {
        if (isNetworkError(error) || isMissingCodeError(error)) return 'failed'
        const { isHttpError } = await import('@milepost/platform')
        return isHttpError(error, 404) || isHttpError(error, 410) ? 'missing' : 'failed'
      }
    }
    void read().then((next) => {
      if (!isLatest) return
      // If a refetch fails, keep the previous data and the input.
      setPage((before) => (typeof next === 'string' && typeof before === 'object' ? before : next))
      // Retry: users would repeat a change that was saved but is not visible.
      if (next === 'failed' && !turn.isFirst && turn.retries < maxRetries) {
        retryTimer = setTimeout(
          () => setTurn({ isFirst: false, retries: turn.retries + 1 }),
          retryDelayMs,
        )
      }
    })
    return () => {
      isLatest = false
      clearTimeout(retryTimer)
    }
  }, [platform, slug, defaultPageStory, turn])

  const refetch = useCallback(
    (known: OptimisticChange = {}) => {
      setPage((before) => (typeof before === 'object' ? { ...before, ...known } : before))
      // Once now, because the owner may visit the page immediately, and again when reads include the change.
      void onChange('page', slug)
      setTimeout(() => {
        setTurn({ isFirst: false, retries: 0 })
        void onChange('page', slug)
      }, refetchDelayMs)
      void refetchPage()
    },
    [refetchPage, slug, onChange],
  )

  const retry = useCallback(() => {
    setPage('fetching')
    setTurn({ isFirst: false, retries: 0 })
  }, [])

  // Retry when the connection is back.
  useEffect(() => {
    if (page !== 'failed') return undefined
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [page, retry])

  return { page, refetch, retry }
}
