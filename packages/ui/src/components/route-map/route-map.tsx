import type { ComponentProps } from 'react'
import { classNames } from '../../element-props.ts'
import { decodePolyline, type Place } from './decode-polyline.ts'
import * as styles from './route-map.css.ts'

export interface RouteMapProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Encoded polyline. Renders nothing if it is invalid. */
  polyline: string | null | undefined
  /** Accessible name, such as "Route of Sunday’s walk, 12.4 km". */
  label: string
}

const box = { width: 320, height: 200, padding: 20 } as const

/** Shape of a route, without a map or a third party. Renders an `<svg>`. */
export function RouteMap({ polyline, label, className, ...rest }: RouteMapProps) {
  const route = toRouteDrawing(decodePolyline(polyline), box)
  if (route === undefined) return null
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${box.width} ${box.height}`}
      className={classNames(styles.map, className)}
      {...rest}
    >
      <path d={route.path} className={styles.routeOutline} />
      <path d={route.path} className={styles.route} />
      <circle cx={route.start[0]} cy={route.start[1]} r="6" className={styles.start} />
      <circle cx={route.end[0]} cy={route.end[1]} r="7" className={styles.end} />
    </svg>
  )
}

/** SVG path of a route, and the coordinates of its start and end in the view box. */
export interface RouteDrawing {
  /** `d` attribute of the path. */
  path: string
  start: readonly [number, number]
  end: readonly [number, number]
}

const maxPoints = 400

/**
 * Draws a route to fit into a box, north up. Keeps the shape: degrees of longitude get shorter further from the
 * equator.
 *
 * @returns undefined for fewer than two places
 */
export function toRouteDrawing(
  places: readonly Place[],
  box: { width: number; height: number; padding: number },
): RouteDrawing | undefined {
  if (places.length < 2) return undefined
  const step = Math.ceil(places.length / maxPoints)
  // Always include the finish.
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
  const scale = Math.min(room.width / width, room.height / height)
  // A route without movement has no size.
  const factor = Number.isFinite(scale) ? scale : 0
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
