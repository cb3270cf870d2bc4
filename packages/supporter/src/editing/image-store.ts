import type { PictureStore } from '@milepost/forms/fields'
import { asRecord, createRandomId, getTabStorage } from '../browser-store/app-store.ts'
import type { ImageDatabase } from '../browser-store/image-database.ts'
import { useMemo } from 'react'
import { useSession } from '../session/use-session.ts'

/** Maximum size of an image, in bytes. */
export const maxImageBytes = 10 * 1024 * 1024

/** Maximum age of an unsaved image, in ms. */
const maxAgeMs = 24 * 60 * 60 * 1000

export interface ImageStoreOptions {
  /** Slug of the page that the image is for. */
  slug: string
  /** Id of the user who chose the image. It is hidden from other users. */
  owner: string
  /** Stores the key of this tab's image, so that other tabs start without one, like drafts. */
  tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  /** Opens the database. */
  database: () => Promise<ImageDatabase>
  /** Current time, in ms since the Unix epoch. */
  clock: () => number
  /** Creates an unguessable key. */
  newKey: () => string
}

/**
 * Creates a store for an image that has not been saved yet, so that it survives a reload, for its owner in this tab. If storage
 * is full, blocked or corrupt, nothing is stored, and no error is thrown.
 */
export function createImageStore(options: ImageStoreOptions): PictureStore {
  const { slug, owner, tab, clock, newKey } = options
  const place = `milepost:picture:${slug}`
  let opened: Promise<ImageDatabase> | undefined
  const database = () => (opened ??= options.database())
  // Sequential, so that the last choice wins.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>) => {
    const turn = last.then(work).catch(() => undefined)
    last = turn
    return turn
  }

  async function forget() {
    const key = tab?.getItem(place)
    tab?.removeItem(place)
    if (key) await (await database()).remove(key)
  }

  async function clean() {
    const { entries, remove } = await database()
    const old = (await entries()).filter(([, kept]) => !isRecent(kept, clock()))
    await Promise.all(old.map(([key]) => remove(key)))
  }

  return {
    read: () =>
      inTurn(async () => {
        await clean()
        const key = tab?.getItem(place)
        if (!key) return undefined
        const kept = asRecord(await (await database()).get(key))
        const picture = kept?.['picture']
        const isOurs = kept?.['owner'] === owner && isImageFile(picture)
        if (isOurs) return picture
        await forget()
        return undefined
      }),
    keep: (picture) =>
      void inTurn(async () => {
        if (picture === undefined || !isImageFile(picture)) return forget()
        const key = tab?.getItem(place) ?? newKey()
        await (await database()).set(key, { owner, picture, keptMs: clock() })
        tab?.setItem(place, key)
        return undefined
      }),
  }
}

function isImageFile(value: unknown): value is File {
  return value instanceof File && value.type.startsWith('image/') && value.size <= maxImageBytes
}

function isRecent(kept: unknown, nowMs: number): boolean {
  const savedMs = asRecord(kept)?.['keptMs']
  return typeof savedMs === 'number' && savedMs <= nowMs && nowMs - savedMs < maxAgeMs
}

/** Returns the store of a page's unsaved image in this browser. */
export function useImageStore(slug: string): PictureStore {
  const owner = useSession().user?.id ?? ''
  return useMemo(
    () =>
      createImageStore({
        slug,
        owner,
        tab: getTabStorage(),
        database: async () =>
          (await import('../browser-store/image-database.ts')).openImageDatabase(),
        clock: Date.now,
        newKey: createRandomId,
      }),
    [slug, owner],
  )
}
