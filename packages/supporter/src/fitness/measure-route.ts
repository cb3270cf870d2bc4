import { metresBetween, type RoutePoint, type RouteStretches } from '../route/route.ts'

/** The sums of a recorded route. */
export interface RouteFigures {
  distanceMetres: number
  durationSeconds: number
  elevationMetres: number
  /** When it began, in milliseconds since 1970. */
  startedMs: number | undefined
}

/** Faster than anybody on foot, wheels or in water: the device lost its place. */
const mostMetresPerSecond = 40
/** Devices hear the height rise and fall by this much while they is still. */
const climbNoiseMetres = 3
/** A device that was switched off for longer was not on the way. */
const longestPauseSeconds = 30 * 60

/** Adds up a route: distance, time on the way, and what was climbed. */
export function measureRoute(stretches: RouteStretches): RouteFigures {
  let distanceMetres = 0
  let durationSeconds = 0
  let elevationMetres = 0
  for (const points of stretches) {
    let lowest: number | undefined
    for (const [index, point] of points.entries()) {
      const before = points[index - 1]
      if (before !== undefined) {
        const seconds = secondsBetween(before, point)
        const metres = metresBetween(before, point)
        const isJump = seconds !== undefined && metres > mostMetresPerSecond * Math.max(seconds, 1)
        if (!isJump) distanceMetres += metres
        if (seconds !== undefined && seconds <= longestPauseSeconds) durationSeconds += seconds
      }
      const height = point.elevationMetres
      if (height === undefined) continue
      if (lowest === undefined || height < lowest) lowest = height
      else if (height - lowest >= climbNoiseMetres) {
        elevationMetres += height - lowest
        lowest = height
      }
    }
  }
  const startedMs = stretches.flat().find(({ atMs }) => atMs !== undefined)?.atMs
  return { distanceMetres, durationSeconds, elevationMetres, startedMs }
}

/** Undefined where either has no time; never below zero. */
function secondsBetween(before: RoutePoint, after: RoutePoint): number | undefined {
  if (before.atMs === undefined || after.atMs === undefined) return undefined
  return Math.max(0, (after.atMs - before.atMs) / 1000)
}
