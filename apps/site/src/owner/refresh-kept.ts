import type { Services } from '../wiring/services.ts'

/** Whole pages are dropped no more often than this, whoever asks. */
const leastMs = 2000

const lastDrops = new WeakMap<Services, number>()

/**
 * Makes the next view of a supporter's or a team's page read it again, because its owner has just
 * changed it. Anybody may ask: it changes nothing but how old the figures may be, and its cost is
 * bounded by one read of that page and by a pause between drops.
 */
export function refreshKept(
  services: Services,
  { kind, slug }: { kind: string; slug: string },
): void {
  const key = slug.toLowerCase()
  const keys =
    kind === 'team'
      ? [`project:team:${key}`]
      : ['page', 'page-tags', 'page-fitness', 'page-donations'].map((name) => `${name}:${key}`)
  services.reads.expire((read) => keys.includes(read))
  const nowMs = services.now().getTime()
  if (nowMs - (lastDrops.get(services) ?? -Infinity) < leastMs) return
  lastDrops.set(services, nowMs)
  services.forgetPages()
}
