import type { PictureStore } from '@milepost/forms/fields'
import { useMemo } from 'react'
import { useSession } from '../session/use-session.ts'
import { randomId } from '../browser-store/random-id.ts'
import { tabStorage } from '../browser-store/tab-storage.ts'
import { createImageStore } from './create-image-store.ts'

/** Returns the store of a page's unsaved image in this browser. */
export function useImageStore(slug: string): PictureStore {
  const owner = useSession().user?.id ?? ''
  return useMemo(
    () =>
      createImageStore({
        slug,
        owner,
        tab: tabStorage(),
        database: async () =>
          (await import('../browser-store/image-database.ts')).openImageDatabase(),
        clock: Date.now,
        newKey: randomId,
      }),
    [slug, owner],
  )
}
