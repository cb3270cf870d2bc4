import { asRecord } from './app-store.ts'
import type { ImageDatabase } from './image-database.ts'

const unsavedKeyPattern = /^milepost:(draft:|registration$)/

interface UnsavedWorkStorage {
  /** The tab's `sessionStorage`, with drafts and the progress of a registration. */
  tab: Storage | undefined
  /** Opens the database of unsaved images. */
  database: () => Promise<Pick<ImageDatabase, 'entries' | 'remove'>>
}

/**
 * Removes unsaved work of all users but one: drafts, the progress of a registration, and images. If storage is blocked, there
 * is nothing to remove.
 *
 * @param owner - id of the user whose work stays; undefined removes all
 */
export async function removeUnsavedWork(
  { tab, database }: UnsavedWorkStorage,
  owner: string | undefined,
): Promise<void> {
  const isOwnersPage = (value: unknown) =>
    owner !== undefined && asRecord(value)?.['owner'] === owner
  try {
    const keys = Array.from({ length: tab?.length ?? 0 }, (_, index) => tab?.key(index) ?? '')
    for (const key of keys.filter((name) => unsavedKeyPattern.test(name)))
      if (!isOwnersPage(parseJson(tab?.getItem(key)))) tab?.removeItem(key)
  } catch {
    // Storage is blocked.
  }
  try {
    const { entries, remove } = await database()
    const others = (await entries()).filter(([, picture]) => !isOwnersPage(picture))
    await Promise.all(others.map(([key]) => remove(key)))
  } catch {
    // IndexedDB is blocked or unavailable.
  }
}

function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
