import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import type { ImageSource } from '../../types/image-source.ts'
import { Picture } from '../picture/picture.tsx'
import * as styles from './fitness-total.css.ts'

export interface FitnessTotalProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Formatted, such as "3,412 km". */
  value: ReactNode
  /** What it is, such as "walked so far". */
  label: ReactNode
  /** How far along the whole way, 0 to 100. */
  percent: number
  /** What the whole way is, such as "34 times the coast of Cornwall". */
  along?: ReactNode
  /** A way along a coast, or up a mountain. @default 'distance' */
  kind?: 'distance' | 'elevation' | undefined
  /** Behind the way; five to three. Without one, a scene in the theme's colours. */
  image?: ImageSource | undefined
}

// Drawn in 1000 by 600. Kept clear of the sides, so that the marker is never cut.
const ways = {
  distance: {
    path: 'M80 470C190 380 230 520 330 450S420 300 520 340s120 110 210 40 40-190 190-230',
    land: 'M0 600V520C150 420 230 580 350 505S440 360 530 395s130 105 220 30 50-190 250-215V600z',
  },
  elevation: {
    path: 'M80 530L250 460 210 400 400 340 370 270 560 240 640 170 710 110',
    land: 'M0 600V560L180 470 330 330 430 380 700 90 800 210 860 180 1000 400V600z',
  },
} as const

/**
 * How far everyone has gone together, on a drawn way. Needs no script: the marker is the round end of
 * a dash as long as the way behind it. Renders a `<div>`.
 */
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
  const way = ways[kind]
  const spot = { pathLength: 100, strokeDasharray: '0 200', strokeDashoffset: -share }
  const end = kind === 'distance' ? 'M920 150V60l58 22-58 24' : 'M710 110V20l58 22-58 24'
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <div>
        <p className={styles.value}>{value}</p>
        <p className={styles.label}>{label}</p>
        {along ? <p className={styles.along}>{along}</p> : null}
      </div>
      <div className={styles.picture}>
        {image === undefined ? null : <Picture image={image} className={styles.image} />}
        <svg viewBox="0 0 1000 600" className={styles.route} aria-hidden="true" focusable="false">
          {image === undefined ? <path d={way.land} className={styles.land} /> : null}
          <path d={way.path} className={styles.casing} />
          <path d={way.path} className={styles.ahead} pathLength={100} />
          <path
            d={way.path}
            className={styles.behind}
            pathLength={100}
            strokeDasharray={`${share} 200`}
          />
          <path d={end} className={styles.goal} />
          <path d={way.path} className={styles.markerRim} {...spot} />
          <path d={way.path} className={styles.marker} {...spot} />
        </svg>
      </div>
    </div>
  )
}
