import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import type { ImageSource } from '../../types.ts'
import { Picture } from '../picture/picture.tsx'
import * as styles from './fitness-total.css.ts'

export interface FitnessTotalProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Formatted distance, such as "3,412 km". */
  value: ReactNode
  /** Label of the distance, such as "walked so far". */
  label: ReactNode
  /** Progress along the route, 0 to 100. */
  percent: number
  /** Description of the whole route, such as "34 times the coast of Cornwall". */
  along?: ReactNode
  /** Drawn route: a coast for `distance`, a mountain for `elevation`. @default 'distance' */
  kind?: 'distance' | 'elevation' | undefined
  /** Image of the route, from left to right. If omitted, a route is drawn in the theme's colours. */
  image?: ImageSource | undefined
}

// Coordinates in 1000 by 600, with a margin, so that the marker is never cut off.
const ways = {
  distance: {
    path: 'M80 470C190 380 230 520 330 450S420 300 520 340s120 110 210 40 40-190 190-230',
    goal: 'M920 150V60l58 22-58 24',
  },
  elevation: {
    path: 'M80 530L250 460 210 400 400 340 370 270 560 240 640 170 710 110',
    goal: 'M710 110V20l58 22-58 24',
  },
} as const

/** Total distance of a fundraiser, shown on an image or a drawn route. Works without JavaScript. Renders a `<div>`. */
export function FitnessTotal({
  value,
  label,
  percent,
  along,
  kind = 'distance',
  image,
  className,
  ...rest
}: FitnessTotalProps) {
  const share = Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0
  return (
    <div
      className={classNames(styles.root, image === undefined && styles.routeBesideTotal, className)}
      {...rest}
    >
      <div>
        <p className={styles.value}>{value}</p>
        <p className={styles.label}>{label}</p>
        {along ? <p className={styles.routeColumn}>{along}</p> : null}
      </div>
      {image === undefined ? (
        <DrawnRoute kind={kind} share={share} />
      ) : (
        <div className={styles.picture}>
          <Picture image={image} className={styles.image} />
          <Shadow share={share} />
        </div>
      )}
    </div>
  )
}

/** Dims the remaining part, above a bar that ends at the current position. */
function Shadow({ share }: { share: number }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={styles.route}
      aria-hidden="true"
    >
      <rect x={share} width={100 - share} height={100} className={styles.pictureVeil} />
      <rect y={97} width={share} height={3} className={styles.pictureBar} />
    </svg>
  )
}

/** Route drawn as a line. The marker is a zero-length dash with a round cap, offset to the current position. */
function DrawnRoute({ kind, share }: { kind: keyof typeof ways; share: number }) {
  const way = ways[kind]
  const spot = { pathLength: 100, strokeDasharray: '0 200', strokeDashoffset: -share }
  return (
    <div className={classNames(styles.picture, styles.drawnRoute)}>
      <svg viewBox="0 0 1000 600" className={styles.route} aria-hidden="true">
        <path d={way.path} className={styles.routeOutline} />
        <path d={way.path} className={styles.routeAhead} pathLength={100} />
        <path
          d={way.path}
          className={styles.routeDone}
          pathLength={100}
          strokeDasharray={`${share} 200`}
        />
        <path d={way.goal} className={styles.goal} />
        <path d={way.path} className={styles.markerRim} {...spot} />
        <path d={way.path} className={styles.marker} {...spot} />
      </svg>
    </div>
  )
}
