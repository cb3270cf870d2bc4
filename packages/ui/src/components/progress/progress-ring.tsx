import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './meter.css.ts'
import { drawablePercent } from './drawable-percent.ts'

export interface MeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How far along, 0 to 100; more is shown as full, anything else as empty. */
  percent: number
  /** Formatted, such as "£142,310". */
  value: string
  /** What the amount is a part of, such as "of £250,000". */
  note?: string | undefined
  /** Names it for screen readers. @default 'Raised so far' */
  label?: string | undefined
}

export interface ProgressRingProps extends MeterProps {
  /** 6, 10 or 15rem. @default 'medium' */
  size?: keyof typeof styles.ringSizes | undefined
}

/** Progress as a ring around its figure. Renders a `<div>` with a `<progress>`. */
export function ProgressRing({
  percent,
  value,
  note,
  label = 'Raised so far',
  size = 'medium',
  className,
  ...rest
}: ProgressRingProps) {
  const share = drawablePercent(percent)
  return (
    <div className={classNames(styles.ringBox, styles.ringSizes[size], className)} {...rest}>
      <MeterValue {...{ share, label, value, note }} />
      <svg
        viewBox="0 0 120 120"
        className={classNames(styles.ring, styles.meterLayer)}
        aria-hidden="true"
        focusable="false"
      >
        <circle cx="60" cy="60" r="51" className={styles.trackRim} />
        <circle cx="60" cy="60" r="51" className={styles.track} />
        {share === 0 ? null : (
          <circle
            cx="60"
            cy="60"
            r="51"
            pathLength={100}
            strokeDasharray={`${share} 100`}
            className={styles.fill}
          />
        )}
      </svg>
      <p className={classNames(styles.ringText, styles.meterLayer)} aria-hidden="true">
        <strong className={size === 'small' ? styles.valueSmall : styles.value}>{value}</strong>
        {note === undefined || size === 'small' ? null : (
          <span className={styles.note}>{note}</span>
        )}
      </p>
    </div>
  )
}

interface MeterValueProps {
  share: number
  label: string
  value: string
  note: string | undefined
}

/** What screen readers hear of a drawn meter. */
export function MeterValue({ share, label, value, note }: MeterValueProps): ReactNode {
  return (
    <progress
      aria-label={label}
      aria-valuetext={note === undefined ? value : `${value} ${note}`}
      max={100}
      value={share}
      className={visuallyHidden}
    />
  )
}
