import { insertActivity, type NewActivity } from '../database/insert-rows.ts'
import type { PageRow } from './page-row.ts'
import type { SandboxServices } from '../services/sandbox-services.ts'

/** The types of activities that the platform knows, in capitals. */
export const activityTypes = ['WALK', 'RUN', 'RIDE', 'SWIM', 'HIKE', 'WHEELCHAIR']

/** A new activity, in metres and seconds. */
export interface ActivityOrder extends Omit<NewActivity, 'id' | 'legacyId' | 'pageId'> {
  imageUrl?: string | null
  videoUrl?: string | null
}

/**
 * Records an activity by hand. The page's, the team's and the campaign's sums follow at once.
 *
 * @returns the entry's key, such as `JG:MANUAL:9f3c…`
 */
export function recordActivity(
  { database, random }: Pick<SandboxServices, 'database' | 'random'>,
  page: PageRow,
  order: ActivityOrder,
): string {
  const legacyId = `JG:MANUAL:${random.uuid().replaceAll('-', '').slice(0, 12)}`
  const { imageUrl = null, videoUrl = null, ...row } = order
  return database.transaction(() => {
    insertActivity(database, {
      ...row,
      id: null,
      legacyId,
      pageId: page.id,
      distanceMetres: exactly(order.distanceMetres),
      durationSeconds: Math.round(order.durationSeconds),
      elevationMetres: exactly(order.elevationMetres),
    })
    if (imageUrl !== null || videoUrl !== null) {
      database.run(
        'INSERT INTO activity_media VALUES (?, ?, ?, ?)',
        legacyId,
        page.id,
        imageUrl,
        videoUrl,
      )
    }
    return legacyId
  })
}

/** Less than a centimetre off, and a number that sums add up and take off again without a remainder. */
function exactly(metres: number): number {
  return Math.round(metres * 128) / 128
}

/** Removes an entry of a page, an activity or a note, by its key or the key's last part. */
export function removeEntry(
  { database }: Pick<SandboxServices, 'database'>,
  page: PageRow,
  key: string,
): boolean {
  return database.transaction(() => {
    const entry = database.get<{ legacyId: string }>(
      `SELECT legacy_id AS legacyId FROM activities WHERE page_id = ?1 AND legacy_id IN (?2, ?3)
        UNION SELECT legacy_id FROM notes WHERE page_id = ?1 AND legacy_id IN (?2, ?3) LIMIT 1`,
      page.id,
      key,
      `JG:MANUAL:${key}`,
    )
    if (entry === undefined) return false
    for (const table of ['activity_media', 'activities', 'notes']) {
      database.run(
        `DELETE FROM ${table} WHERE page_id = ? AND legacy_id = ?`,
        page.id,
        entry.legacyId,
      )
    }
    return true
  })
}
