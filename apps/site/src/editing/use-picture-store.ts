import type { PictureKeeper } from '@milepost/forms/fields'
import { useMemo } from 'react'
import { useSession } from '../session/use-session.ts'
import { tabStorage } from '../browser-store/tab-storage.ts'
import { createPictureKeeper } from './create-picture-store.ts'

/** Keeps the picture that somebody has chosen for a page in this browser until it is saved. */
export function usePictureKeeper(slug: string): PictureKeeper {
  const owner = useSession().user?.id ?? ''
  return useMemo(
    () =>
      createPictureKeeper({
        slug,
        owner,
        tab: tabStorage(),
        shelf: async () => (await import('./picture-database.ts')).pictureShelf(),
        clock: Date.now,
        newKey: () => crypto.randomUUID(),
      }),
    [slug, owner],
  )
}
