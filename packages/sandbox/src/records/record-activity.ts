import { insertActivity, type NewActivity } from '../database/insert-rows.ts'
import type { PageRow } from './page-row.ts'
import type { SandboxServices } from '../services/sandbox-services.ts'

/** Activity types that the platform supports, in upper case. */
export const activityTypes = ['WALK', 'RUN', 'RIDE', 'SWIM', 'HIKE', 'WHEELCHAIR']

/** Data of a new activity, in metres and seconds. */
export interface ActivityInput extends Omit<NewActivity, 'id' | 'legacyId' | 'pageId'> {
  imageUrl?: string | null
  videoUrl?: string | null
}

/**
 * Records a manual activity. Triggers update the sums of the page, team and campaign.
 *
 * @returns key of the activity, such as `JG:MANUAL:9f3c…`
 */
export function recordActivity(
  { database, random }: Pick<SandboxServices, 'database' | 'random'>,
  page: PageRow,
  order: ActivityInput,
): string {
  const legacyId = `JG:MANUAL:${random.uuid().replaceAll('-', '').slice(0, 12)}`
  const { imageUrl = null, videoUrl = null, ...row } = order
  return database.transaction(() => {
    insertActivity(database, {
      ...row,
      id: null,
      legacyId,
      pageId: page.id,
      distanceMetres: roundToDyadic(order.distanceMetres),
      durationSeconds: Math.round(order.durationSeconds),
      elevationMetres: roundToDyadic(order.elevationMetres),
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

/** Rounds to 1/128 m, which floating-point sums can add and subtract without rounding errors. */
function roundToDyadic(metres: number): number {
  return Math.round(metres * 128) / 128
}

/** Deletes an activity or note of a page by its key or the last part of it. Returns false if there is none. */
export function deleteEntry(
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
