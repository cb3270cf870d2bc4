import type { Page } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { createContext, use } from 'react'
import type { EditView } from './edit-view.ts'
import type { OptimisticChange } from './use-page-reading.ts'

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
