import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import { decodePolyline } from './decode-polyline.ts'
import * as styles from './route-map.css.ts'
import { routePath } from './route-path.ts'

export interface RouteMapProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** An encoded polyline. What is none renders nothing. */
  polyline: string | null | undefined
  /** What it shows, such as "Route of Sunday’s walk, 12.4 km". */
  label: string
}

const box = { width: 320, height: 200, padding: 20 } as const

/** The shape of a route, without a map and without asking anybody for one. Renders an `<svg>`. */
export function RouteMap({ polyline, label, className, ...rest }: RouteMapProps) {
  const route = routePath(decodePolyline(polyline), box)
  if (route === undefined) return null
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${box.width} ${box.height}`}
      className={classNames(styles.map, className)}
      focusable="false"
      {...rest}
    >
      <path d={route.path} className={styles.routeOutline} />
      <path d={route.path} className={styles.route} />
      <circle cx={route.start[0]} cy={route.start[1]} r="6" className={styles.start} />
      <circle cx={route.end[0]} cy={route.end[1]} r="7" className={styles.end} />
    </svg>
  )
}
