import { asRecord } from './as-record.ts'
import type { PictureDatabase } from './picture-database.ts'

const ownedKey = /^milepost:(draft:|registration$)/

export interface UnsavedWork {
  /** The storage of this tab, with drafts and the progress of a registration. */
  tab: Storage | undefined
  /** Opens the database of chosen pictures. */
  database: () => Promise<Pick<PictureDatabase, 'entries' | 'remove'>>
}

/**
 * Removes unsaved work, except that of one person: drafts, the progress of a registration, and chosen pictures. Storage
 * that is blocked has none.
 *
 * @param owner - the user's id; undefined removes all
 */
export async function forgetUnsavedWork(
  { tab, database }: UnsavedWork,
  owner: string | undefined,
): Promise<void> {
  const isOwners = (value: unknown) => owner !== undefined && asRecord(value)?.['owner'] === owner
  try {
    const keys = Array.from({ length: tab?.length ?? 0 }, (_, index) => tab?.key(index) ?? '')
    for (const key of keys.filter((name) => ownedKey.test(name)))
      if (!isOwners(parsed(tab?.getItem(key)))) tab?.removeItem(key)
  } catch {
    // Blocked.
  }
  try {
    const { entries, remove } = await database()
    const others = (await entries()).filter(([, picture]) => !isOwners(picture))
    await Promise.all(others.map(([key]) => remove(key)))
  } catch {
    // Blocked, or without a database.
  }
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
