import type { ComponentProps } from 'react'
import { classNames } from '../../element-props.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './progress.css.ts'

export interface Milestone {
  /** Formatted amount, such as "£50,000". */
  amount: string
  /** Effect of reaching the milestone. */
  label: string
  reached?: boolean | undefined
}

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Progress in percent. Values above 100 are displayed as 100, invalid ones as 0. */
  percent: number
  /** Formatted amount raised, such as "£142,310". If empty, only the milestones are shown. */
  raised: string
  /** Text after the raised amount. @default 'raised' */
  raisedLabel?: string | undefined
  /** Formatted target, displayed after `raisedLabel`, such as "of £250,000". If omitted, the bar is hidden. */
  target?: string | undefined
  /** Formatted number of donations, such as "3,012 donations". */
  donations?: string | undefined
  /**
   * Text shown instead of the amount and bar before the first donation, such as "Be the first to give" and "The target
   * is £500": an empty bar discourages donors.
   */
  beforeFirst?: { text: string; target?: string | undefined } | undefined
  /** Accessible name of the bar. @default 'Raised so far' */
  label?: string | undefined
  milestones?: readonly Milestone[] | undefined
  /** Labels of reached and remaining milestones. @default 'reached', 'still to come' */
  milestoneMessages?: { reached: string; ahead: string } | undefined
  /** @default 'full' */
  size?: 'full' | 'compact' | undefined
}

/** Raised amount, target and number of donations, as formatted text. Renders a `<div>` with a `<progress>`. */
export function Progress({
  percent,
  raised,
  raisedLabel = 'raised',
  target,
  donations,
  beforeFirst,
  label = 'Raised so far',
  milestones = [],
  milestoneMessages = { reached: 'reached', ahead: 'still to come' },
  size = 'full',
  className,
  ...rest
}: ProgressProps) {
  const share = drawablePercent(percent)
  const compact = size === 'compact'
  const ofTarget = target === undefined ? raisedLabel : `${raisedLabel} ${target}`
  const figure = beforeFirst?.text ?? raised
  const sentence = beforeFirst === undefined ? ofTarget : beforeFirst.target
  return (
    <div className={className} {...rest}>
      {figure === '' ? null : (
        <div className={styles.figures}>
          <p>
            <strong className={compact ? styles.raisedCompact : styles.raised}>{figure}</strong>{' '}
            <span className={styles.targetText}>{sentence}</span>
          </p>
          {donations === undefined ? null : <p className={styles.count}>{donations}</p>}
        </div>
      )}
      {target === undefined || beforeFirst !== undefined ? null : (
        <progress
          aria-label={label}
          aria-valuetext={`${raised} ${raisedLabel} ${target}`}
          max={100}
          value={share}
          className={classNames(styles.bar, compact && styles.barCompact)}
        />
      )}
      {milestones.length === 0 ? null : (
        <ol className={styles.milestones}>
          {milestones.map((milestone, index) => (
            <li
              key={index}
              className={styles.milestone}
              data-reached={milestone.reached === true ? '' : undefined}
            >
              <span className={styles.mark}>
                {milestone.reached === true ? <Icon name="check" /> : null}
              </span>
              <span>
                <strong className={styles.amount}>
                  {milestone.amount}
                  <VisuallyHidden>
                    {' '}
                    (
                    {milestone.reached === true
                      ? milestoneMessages.reached
                      : milestoneMessages.ahead}
                    )
                  </VisuallyHidden>
                </strong>
                {milestone.label}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** Clamps a percentage to 0 to 100. Returns 0 for NaN and infinite values. */
export function drawablePercent(percent: number): number {
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0
}
