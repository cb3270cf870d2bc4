'use client'

import { useState, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import { Button } from '../button/button.tsx'
import { timeLeft, useTimeLeft } from '../countdown/countdown.tsx'
import { Container } from '../section/section.tsx'
import * as styles from './preview-banner.css.ts'

export interface PreviewBannerProps extends ComponentProps<'section'> {
  /** End of the preview, in ms since epoch. */
  endMs: number
  /** Time of the first render, in ms since epoch. */
  nowMs: number
  /** Called when the user leaves the preview. */
  onLeave: () => void
  /** Called once when the preview expires. */
  onEnd?: (() => void) | undefined
  /** @default Date.now */
  clock?: (() => number) | undefined
  /** Text before the time. @default 'You’re looking at a preview. It ends in' */
  children?: ReactNode
  /** Extends the preview. Update `endMs` afterwards. If omitted, the button is hidden. */
  onExtend?: (() => void) | undefined
  messages?: Partial<PreviewBannerMessages> | undefined
}

export interface PreviewBannerMessages {
  /** Accessible name. @default 'Preview' */
  label: string
  /** @default 'Leave Preview' */
  leave: string
  /** @default 'Extend the preview' */
  extend: string
  /** Announced when the preview is about to end. @default 'The preview is about to end.' */
  ending: string
  /** Announced when the preview has been extended. @default 'The preview lasts longer now.' */
  extended: string
}

const warnMs = 2 * 60_000
const defaultMessages: PreviewBannerMessages = {
  label: 'Preview',
  leave: 'Leave Preview',
  extend: 'Extend the preview',
  ending: 'The preview is about to end.',
  extended: 'The preview lasts longer now.',
}

/**
 * Banner with the remaining time of a preview, and buttons to leave or extend it (Spec §2). The time is updated every
 * second. Screen readers announce when the preview is about to end or is extended. Renders a `<section>`.
 */
export function PreviewBanner({
  endMs,
  nowMs,
  onLeave,
  onEnd,
  clock = Date.now,
  children = 'You’re looking at a preview. It ends in',
  onExtend,
  messages,
  className,
  ...rest
}: PreviewBannerProps) {
  const [firstEndMs] = useState(endMs)
  const texts = { ...defaultMessages, ...messages }
  const leftMs = useTimeLeft({ endMs, nowMs, onEnd, clock })
  const isNear = leftMs > 0 && leftMs <= warnMs
  const left = timeLeft(leftMs)
  const minutes = (left.days * 24 + left.hours) * 60 + left.minutes
  return (
    <section aria-label={texts.label} className={classNames(styles.banner, className)} {...rest}>
      <Container className={styles.inner}>
        <p className={styles.content}>
          {children}{' '}
          <span role="timer" className={styles.time}>
            {minutes}:{String(left.seconds).padStart(2, '0')}
          </span>
        </p>
        {/* Rendered before it has text, because a live region only announces changes. */}
        <output className={styles.news}>
          {isNear ? texts.ending : endMs > firstEndMs ? texts.extended : null}
        </output>
        <div className={styles.actions}>
          {onExtend === undefined ? null : (
            <Button emphasis="secondary" size="small" onClick={onExtend}>
              {texts.extend}
            </Button>
          )}
          <Button emphasis="secondary" size="small" onClick={onLeave}>
            {texts.leave}
          </Button>
        </div>
      </Container>
    </section>
  )
}
