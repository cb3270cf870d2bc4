import { metresBetween, type RoutePoint, type RouteStretches } from '../route/route.ts'

/** The sums of a recorded route. */
export interface RouteFigures {
  distanceMetres: number
  durationSeconds: number
  elevationMetres: number
  /** Start time, in ms since 1970. */
  startedMs: number | undefined
}

/** Maximum plausible speed; faster points are GPS errors. */
const mostMetresPerSecond = 40
/** Devices hear the height rise and fall by this much while they are still. */
const climbNoiseMetres = 3
/** A device that was switched off for longer was not on the way. */
const longestPauseSeconds = 30 * 60

/** A device whose clock is not set writes 1970 or 1990. */
const earliestMs = Date.UTC(2000, 0, 1)
/** Maximum climb from the first altitude. Some devices record 0 until they know the altitude. */
const mostFirstClimbMetres = 50

/** Adds up a route: distance, time on the way, and what was climbed. */
export function measureRoute(stretches: RouteStretches): RouteFigures {
  let distanceMetres = 0
  let durationSeconds = 0
  let elevationMetres = 0
  for (const points of stretches) {
    const times = points.map(({ atMs }) => atMs).filter((atMs) => atMs !== undefined)
    // The time of a stopped clock is not a time.
    const isTimed = times.some((atMs) => atMs !== times[0])
    if (isTimed) durationSeconds += secondsOnTheWay(times)
    elevationMetres += metresClimbed(points)
    for (const [index, point] of points.entries()) {
      const before = points[index - 1]
      if (before === undefined) continue
      const seconds = isTimed ? secondsBetween(before, point) : undefined
      const metres = metresBetween(before, point)
      const isJump = seconds !== undefined && metres > mostMetresPerSecond * Math.max(seconds, 1)
      if (!isJump) distanceMetres += metres
    }
  }
  const startedMs = stretches.flat().find(({ atMs }) => atMs !== undefined)?.atMs
  return { distanceMetres, durationSeconds, elevationMetres, startedMs: plausibleMoment(startedMs) }
}

/** Returns a time in ms since 1970; undefined if it is before route recording existed. */
export function plausibleMoment(atMs: number | undefined): number | undefined {
  return atMs === undefined || atMs < earliestMs ? undefined : atMs
}

/** Seconds between the first and the last time, without long pauses. Some apps write points out of order. */
function secondsOnTheWay(times: readonly number[]): number {
  const inOrder = times.toSorted((one, other) => one - other)
  const gaps = inOrder.slice(1).map((atMs, index) => (atMs - (inOrder[index] ?? atMs)) / 1000)
  return gaps.reduce((sum, gap) => sum + (gap <= longestPauseSeconds ? gap : 0), 0)
}

function metresClimbed(points: readonly RoutePoint[]): number {
  const heights = points
    .map(({ elevationMetres }) => elevationMetres)
    .filter((height) => height !== undefined)
  const first = heights.findIndex((height) => height !== 0)
  const isUnknown = Math.abs(heights[first] ?? 0) > mostFirstClimbMetres
  let climbed = 0
  let lowest: number | undefined
  for (const height of heights.slice(isUnknown ? first : 0)) {
    if (lowest === undefined || height < lowest) lowest = height
    else if (height - lowest >= climbNoiseMetres) {
      climbed += height - lowest
      lowest = height
    }
  }
  return climbed
}

/** Undefined where either has no time; never below zero. */
function secondsBetween(before: RoutePoint, after: RoutePoint): number | undefined {
  if (before.atMs === undefined || after.atMs === undefined) return undefined
  return Math.max(0, (after.atMs - before.atMs) / 1000)
}
