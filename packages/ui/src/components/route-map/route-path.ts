import type { Place } from './decode-polyline.ts'

/** A route fitted into a drawing. */
export interface RouteDrawing {
  /** `d` of the path. */
  path: string
  start: readonly [number, number]
  end: readonly [number, number]
}

const mostPoints = 400

/**
 * Fits a route into a box, north up, its shape kept: a degree of longitude is shorter the further it
 * is from the equator.
 *
 * @returns undefined for fewer than two places
 */
export function routePath(
  places: readonly Place[],
  box: { width: number; height: number; padding: number },
): RouteDrawing | undefined {
  if (places.length < 2) return undefined
  const step = Math.ceil(places.length / mostPoints)
  // The last place is always drawn: it is where the finish is.
  const drawn = places.filter((_, index) => index % step === 0 || index === places.length - 1)
  const middle = drawn.reduce((sum, place) => sum + place.latitude, 0) / drawn.length
  const shortening = Math.cos((middle * Math.PI) / 180)
  const points = drawn.map(
    ({ latitude, longitude }) => [longitude * shortening, -latitude] as const,
  )
  const left = Math.min(...points.map(([x]) => x))
  const top = Math.min(...points.map(([, y]) => y))
  const width = Math.max(...points.map(([x]) => x)) - left
  const height = Math.max(...points.map(([, y]) => y)) - top
  const room = { width: box.width - 2 * box.padding, height: box.height - 2 * box.padding }
  const wanted = Math.min(room.width / width, room.height / height)
  // A route that never leaves its place has no size to fit.
  const factor = Number.isFinite(wanted) ? wanted : 0
  const placed = points.map(
    ([x, y]) =>
      [
        round((x - left) * factor + (box.width - width * factor) / 2),
        round((y - top) * factor + (box.height - height * factor) / 2),
      ] as const,
  )
  const [start = [0, 0]] = placed
  return {
    path: `M${placed.map(([x, y]) => `${x} ${y}`).join('L')}`,
    start,
    end: placed.at(-1) ?? start,
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
