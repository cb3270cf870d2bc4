import { insertActivity } from '../database/insert-rows.ts'
import type { Database } from '../database/open-database.ts'
import { fillTemplate } from './fill-text.ts'
import type { SeededPage, SeedOptions } from './seed-site.ts'
import { createSeededRandom } from '../random/seeded-random.ts'
import type { SiteWorld } from './site-world.ts'

const dayMs = 86_400_000

/** Number of fitness activities per block. */
const activitiesPerBlock = 4000

/** Typical distance in metres and speed in metres per second, by activity type. */
const typicalActivities: Readonly<Record<string, readonly [number, number]>> = {
  WALK: [6200, 1.35],
  HIKE: [5400, 1],
  RUN: [5800, 2.6],
  RIDE: [17_000, 5.2],
  SWIM: [1100, 0.7],
  WHEELCHAIR: [4600, 1.6],
}

const weightedApps = [
  ['JG:MANUAL', 45],
  ['STRAVA', 40],
  ['FITBIT', 15],
] as const

/** Seeds the activities of a block. Some pages are more active than others, and nearly a fifth have no activities. */
export function seedActivities(
  database: Database,
  world: SiteWorld,
  { seed, todayMs }: SeedOptions,
  block: number,
  pages: readonly SeededPage[],
): void {
  const random = createSeededRandom(`${seed}/${world.key}/activities/${block}`)
  const rows = pages.map((page): [SeededPage, number] => {
    if (page.number === 1 && world.charityPage !== undefined) return [page, 0]
    if (page.number === 2) return [page, 1.4]
    return [page, random.chance(0.18) ? 0 : Math.exp(random.normal() * 0.5)]
  })
  const { types, climbMetresPerKilometre, titles, notes } = world.activities
  const firstId = world.firstActivityId + block * activitiesPerBlock
  for (let index = 1; index <= activitiesPerBlock; index++) {
    const page = random.weighted(rows)
    const type = random.weighted(types)
    const [metres, speed] = typicalActivities[type] ?? [5000, 1.3]
    const distanceMetres = Math.round((metres * Math.exp(random.normal() * 0.45)) / 10) * 10
    const climbs = type === 'SWIM' ? 0 : climbMetresPerKilometre
    const started = page.createdMs + (todayMs - page.createdMs) * random.next()
    const slots = { ...world.words.slots, lap: String(random.whole(2, 40)) }
    insertActivity(database, {
      id: firstId + index,
      legacyId: `${random.weighted(weightedApps)}:${random.guid().slice(0, 8)}`,
      pageId: page.id,
      type,
      title: fillTemplate(random.pick(titles), slots, random),
      description: fillTemplate(random.pick(notes), slots, random),
      distanceMetres,
      durationSeconds: Math.round(distanceMetres / (speed * (0.85 + 0.3 * random.next()))),
      elevationMetres: Math.round((distanceMetres / 1000) * climbs * (0.5 + random.next())),
      steps:
        type === 'WALK' || type === 'HIKE' || type === 'RUN'
          ? Math.round(distanceMetres * 1.32)
          : null,
      madeMs:
        Math.floor(started / dayMs) * dayMs + random.whole(6 * 3600, 19 * 3600) * 1000 - dayMs,
    })
  }
}
