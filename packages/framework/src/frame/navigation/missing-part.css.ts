import { style } from '@vanilla-extract/css'

/** A message instead of a dialog that cannot be loaded. */
export const missingOverlay = style({
  position: 'fixed',
  insetInlineStart: '.75rem',
  // Above a bar at the foot of the window.
  insetBlockEnd: 'calc(var(--milepost-bar-height, 0px) + .75rem)',
  zIndex: 80,
  maxWidth: 'min(26rem, 100vw - 1.5rem)',
  '@media': { print: { display: 'none' } },
})
