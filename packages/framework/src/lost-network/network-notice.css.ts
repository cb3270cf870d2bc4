import { vars } from '@milepost/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const notice = style({
  display: 'block',
  position: 'fixed',
  insetInlineStart: '.75rem',
  // Above a bar at the foot of the window, and below a message that came just now.
  insetBlockEnd: 'calc(var(--milepost-bar-height, 0px) + .75rem)',
  zIndex: 80,
  maxWidth: 'min(26rem, 100vw - 1.5rem)',
  padding: '.75rem 1rem',
  border: `1px solid ${vars.color.onDark}`,
  borderRadius: vars.radius.medium,
  background: vars.color.dark,
  color: vars.color.onDark,
  fontSize: '.9375rem',
  overflowWrap: 'anywhere',
  // It is only read.
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})

/** A message in place of a dialog that cannot be loaded. */
export const missingOverlay = style({
  position: 'fixed',
  insetInlineStart: '.75rem',
  insetBlockEnd: 'calc(var(--milepost-bar-height, 0px) + .75rem)',
  zIndex: 80,
  maxWidth: 'min(26rem, 100vw - 1.5rem)',
  '@media': { print: { display: 'none' } },
})

/** The result of another try. */
export const tryResult = style({ marginBlockStart: '.75rem', minBlockSize: '3em' })

// It must not be over what takes the focus (WCAG 2.4.11), nor over the end of the page.
globalStyle(`:root:has(${notice})`, {
  scrollPaddingBlockEnd: 'calc(var(--milepost-bar-height, 0px) + 7rem)',
})

globalStyle(`:root:has(${notice}) body`, { paddingBlockEnd: '7rem' })
