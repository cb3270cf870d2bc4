import type { Page } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { createContext, use } from 'react'
import type { EditView } from './edit-view.ts'
import type { KnownChange } from './use-page-reading.ts'

/** Context of the edit screen. */
export interface EditScope {
  view: EditView
  /** The page, as the platform gave it last. */
  page: Page
  /** Platform client authenticated as the owner. */
  platform: () => Promise<PlatformAdapter>
  /** Reads the page again after something was saved; what is known of the change shows at once. */
  reread: (known?: KnownChange) => void
  /** Tells which parts contain unsaved work. */
  noteUnsaved: (section: string, isUnsaved: boolean) => void
}

export const EditContext = createContext<EditScope | undefined>(undefined)

/**
 * The page that is edited.
 *
 * @throws Error outside of the edit screen
 */
export function useEdit(): EditScope {
  const scope = use(EditContext)
  if (scope === undefined) throw new Error('A part of the edit screen is outside of it')
  return scope
}
