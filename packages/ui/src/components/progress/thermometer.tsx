import { useId } from 'react'
import { classNames } from '../../class-names.ts'
import * as styles from './meter.css.ts'
import { MeterValue, type MeterProps } from './progress-ring.tsx'
import { drawablePercent } from './drawable-percent.ts'

// Measures of the drawing, in its own units.
const tube = { top: 8, height: 150, bulb: 178 } as const

/** Progress as a thermometer that fills from below. Renders a `<div>` with a `<progress>`. */
export function Thermometer({
  percent,
  value,
  note,
  label = 'Raised so far',
  className,
  ...rest
}: MeterProps) {
  const clip = useId()
  const share = drawablePercent(percent)
  const height = (tube.height * share) / 100
  const glass = `M22 ${tube.bulb - 20}V22a14 14 0 0 1 28 0v${tube.bulb - 42}a24 24 0 1 1-28 0z`
  return (
    <div className={classNames(styles.meter, className)} {...rest}>
      <MeterValue {...{ share, label, value, note }} />
      <svg viewBox="0 0 72 206" className={styles.thermometer} aria-hidden="true" focusable="false">
        <clipPath id={clip}>
          <path d={glass} />
        </clipPath>
        <path d={glass} className={styles.glass} />
        <g clipPath={`url(#${clip})`}>
          <circle cx="36" cy={tube.bulb} r="18" className={styles.mercury} />
          <rect
            x="28"
            y={tube.top + tube.height - height}
            width="16"
            height={height + 20}
            rx="8"
            className={styles.mercury}
          />
        </g>
      </svg>
      <p aria-hidden="true" style={{ textAlign: 'center' }}>
        <strong className={styles.value}>{value}</strong>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </p>
    </div>
  )
}
