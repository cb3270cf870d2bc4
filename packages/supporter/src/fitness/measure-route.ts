import { measureDistanceMetres, type RoutePoint, type RouteSegments } from '../route/route.ts'

/** Totals of a recorded route. */
export interface RouteTotals {
  distanceMetres: number
  durationSeconds: number
  elevationMetres: number
  /** Start time, in ms since the Unix epoch. */
  startedMs: number | undefined
}

/** Maximum plausible speed. Faster movements are GPS errors. */
const maxMetresPerSecond = 40
/** Minimum climb that counts. Altitudes fluctuate by this much at rest. */
const minClimbMetres = 3
/** Maximum gap between points that counts as moving time. */
const maxPauseSeconds = 30 * 60

/** Earliest plausible time. Devices with an unset clock record 1970 or 1990. */
const earliestPlausibleMs = Date.UTC(2000, 0, 1)
/** Maximum climb from an initial altitude of 0. Some devices record 0 until they know the altitude. */
const maxFirstClimbMetres = 50

/** Calculates distance, moving time and climb of a route. */
export function measureRoute(segments: RouteSegments): RouteTotals {
  let distanceMetres = 0
  let durationSeconds = 0
  let elevationMetres = 0
  for (const points of segments) {
    const times = points.map(({ atMs }) => atMs).filter((atMs) => atMs !== undefined)
    // If all times are equal, the device's clock was stopped.
    const isTimed = times.some((atMs) => atMs !== times[0])
    if (isTimed) durationSeconds += getMovingSeconds(times)
    elevationMetres += getMetresClimbed(points)
    for (const [index, point] of points.entries()) {
      const before = points[index - 1]
      if (before === undefined) continue
      const seconds = isTimed ? getSecondsBetween(before, point) : undefined
      const metres = measureDistanceMetres(before, point)
      const isJump = seconds !== undefined && metres > maxMetresPerSecond * Math.max(seconds, 1)
      if (!isJump) distanceMetres += metres
    }
  }
  const startedMs = segments.flat().find(({ atMs }) => atMs !== undefined)?.atMs
  return { distanceMetres, durationSeconds, elevationMetres, startedMs: toPlausibleTime(startedMs) }
}

/** Returns a time in ms since the Unix epoch; undefined if it is implausibly early. */
export function toPlausibleTime(atMs: number | undefined): number | undefined {
  return atMs === undefined || atMs < earliestPlausibleMs ? undefined : atMs
}

/**
 * Returns the time between the first and the last point in seconds, without long pauses. Sorts first, because some apps write
 * points out of order.
 */
function getMovingSeconds(times: readonly number[]): number {
  const inOrder = times.toSorted((one, other) => one - other)
  const gaps = inOrder.slice(1).map((atMs, index) => (atMs - (inOrder[index] ?? atMs)) / 1000)
  return gaps.reduce((sum, gap) => sum + (gap <= maxPauseSeconds ? gap : 0), 0)
}

function getMetresClimbed(points: readonly RoutePoint[]): number {
  const heights = points
    .map(({ elevationMetres }) => elevationMetres)
    .filter((height) => height !== undefined)
  const first = heights.findIndex((height) => height !== 0)
  const isUnknown = Math.abs(heights[first] ?? 0) > maxFirstClimbMetres
  let climbed = 0
  let lowest: number | undefined
  for (const height of heights.slice(isUnknown ? first : 0)) {
    if (lowest === undefined || height < lowest) lowest = height
    else if (height - lowest >= minClimbMetres) {
      climbed += height - lowest
      lowest = height
    }
  }
  return climbed
}

/** Returns the time between two points in seconds, at least 0; undefined if either has no time. */
function getSecondsBetween(before: RoutePoint, after: RoutePoint): number | undefined {
  if (before.atMs === undefined || after.atMs === undefined) return undefined
  return Math.max(0, (after.atMs - before.atMs) / 1000)
}
