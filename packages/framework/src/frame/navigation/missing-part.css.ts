import { style } from '@vanilla-extract/css'

/** Position of the message that replaces a dialog. */
export const missingPartOverlay = style({
  position: 'fixed',
  insetInlineStart: '.75rem',
  // Above a sticky bar at the bottom of the window.
  insetBlockEnd: 'calc(var(--milepost-bar-height, 0px) + .75rem)',
  zIndex: 80,
  maxWidth: 'min(26rem, 100vw - 1.5rem)',
  '@media': { print: { display: 'none' } },
})
