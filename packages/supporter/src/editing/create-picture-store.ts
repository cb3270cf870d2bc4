import type { PictureStore } from '@milepost/forms/fields'
import { asRecord } from '../browser-store/as-record.ts'
import type { PictureDatabase } from '../browser-store/picture-database.ts'

/** The largest picture that is kept, and that can be sent. */
export const largestPictureBytes = 10 * 1024 * 1024

/** Maximum age of an unsaved image, in ms. */
const longestMs = 24 * 60 * 60 * 1000

export interface PictureStoreOptions {
  /** Subject of the image, such as a page's slug. */
  slug: string
  /** User who chose the image; it is hidden from others. */
  owner: string
  /** Has the key of this tab's picture, as drafts do: another tab begins without one. */
  tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  /** Opens the database. */
  database: () => Promise<PictureDatabase>
  /** The present moment in milliseconds. */
  clock: () => number
  /** Creates an unguessable key. */
  newKey: () => string
}

/**
 * Keeps a picture that was chosen and not sent yet over a reload, in this tab and for its owner alone.
 * Storage that is full, forbidden or has something else in it keeps nothing, and nothing breaks.
 */
export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const { slug, owner, tab, clock, newKey } = options
  const place = `milepost:picture:${slug}`
  let opened: Promise<PictureDatabase> | undefined
  const database = () => (opened ??= options.database())
  // One after the other: the last choice is the one that stays.
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
        const isOurs = kept?.['owner'] === owner && isPicture(picture)
        if (isOurs) return picture
        await forget()
        return undefined
      }),
    keep: (picture) =>
      void inTurn(async () => {
        if (picture === undefined || !isPicture(picture)) return forget()
        const key = tab?.getItem(place) ?? newKey()
        await (await database()).set(key, { owner, picture, keptMs: clock() })
        tab?.setItem(place, key)
        return undefined
      }),
  }
}

function isPicture(value: unknown): value is File {
  return (
    value instanceof File && value.type.startsWith('image/') && value.size <= largestPictureBytes
  )
}

function isRecent(kept: unknown, nowMs: number): boolean {
  const keptMs = asRecord(kept)?.['keptMs']
  return typeof keptMs === 'number' && keptMs <= nowMs && nowMs - keptMs < longestMs
}
