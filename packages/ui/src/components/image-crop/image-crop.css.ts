import { globalStyle, style } from '@vanilla-extract/css'
import { forcedColours, touchTarget, textSize } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const dialog = style({ display: 'grid', gap: '1rem' })

export const stage = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  maxHeight: '45vh',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: vars.color.dark,
})

// Replaces the styles that the library would inject.
export const container = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  direction: 'ltr',
  userSelect: 'none',
  touchAction: 'none',
  cursor: 'move',
})

export const media = style({
  position: 'absolute',
  inset: 0,
  maxWidth: '100%',
  maxHeight: '100%',
  margin: 'auto',
  willChange: 'transform',
})

export const frame = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  boxSizing: 'border-box',
  overflow: 'hidden',
  border: '2px solid #fff',
  boxShadow: '0 0 0 9999em rgb(0 0 0 / .55)',
  transform: 'translate(-50%, -50%)',
  selectors: {
    '&:focus-visible': { outline: `4px solid ${surface.focus}`, outlineOffset: '-4px' },
  },
  '@media': { [forcedColours]: { borderColor: 'Highlight', forcedColorAdjust: 'none' } },
})

export const roundFrame = style([frame, { borderRadius: '50%' }])

globalStyle(`${frame}:not(${roundFrame})::before, ${frame}:not(${roundFrame})::after`, {
  content: '""',
  position: 'absolute',
  boxSizing: 'border-box',
  border: '0 solid rgb(255 255 255 / .45)',
})
globalStyle(`${frame}:not(${roundFrame})::before`, {
  insetBlock: 0,
  insetInline: '33.33%',
  borderInlineWidth: '1px',
})
globalStyle(`${frame}:not(${roundFrame})::after`, {
  insetBlock: '33.33%',
  insetInline: 0,
  borderBlockWidth: '1px',
})

export const hint = style({ color: surface.muted, fontSize: textSize.small })

export const sliders = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: '.5rem 1.5rem',
})

export const slider = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: '.25rem',
  fontWeight: 600,
})

// The image cannot move along this axis. Keyboard users move it in the frame.
globalStyle(`${slider}:has(:disabled)`, { display: 'none' })

/** Buttons that stay in view while the dialog scrolls. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  paddingBlock: '.75rem',
  background: surface.ground,
})

globalStyle(`${slider} input`, {
  width: '100%',
  minHeight: touchTarget,
  margin: 0,
  accentColor: vars.color.primary,
})
