import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColours, motionAllowed, touchTarget, transitionOf } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.6em',
  minHeight: touchTarget,
  paddingBlock: '.55em',
  paddingInline: vars.button.paddingInline,
  border: `${vars.button.borderWidth} solid transparent`,
  borderRadius: vars.radius.button,
  fontFamily: vars.font.buttonFamily,
  fontSize: vars.button.fontSize,
  fontWeight: vars.font.buttonWeight,
  letterSpacing: vars.font.buttonSpacing,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  textTransform: vars.font.buttonTransform as 'none',
  cursor: 'pointer',
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.55, cursor: 'not-allowed' },
  },
  '@media': {
    [motionAllowed]: {
      transition: transitionOf('background-color', 'box-shadow', 'translate', 'border-color'),
      selectors: { '&:active:not(:disabled)': { translate: '0 1px' } },
    },
    [forcedColours]: { borderColor: 'currentColor' },
    print: { display: 'none' },
  },
})

// Before emphasis, because a tertiary button has no padding in any size.
export const sizes = styleVariants({
  small: { fontSize: `calc(${vars.button.fontSize} * .9)`, paddingInline: '1em' },
  medium: {},
  large: { minHeight: '3.5rem', fontSize: `calc(${vars.button.fontSize} * 1.12)` },
})

/** Shadow while a pointer hovers. On a touchscreen, it would stay after a tap. */
function hovering(boxShadow: string) {
  return { '(hover: hover)': { selectors: { '&:hover:not(:disabled)': { boxShadow } } } }
}

export const emphasis = styleVariants({
  primary: {
    background: surface.fill,
    color: surface.onFill,
    borderColor: vars.button.borderColor,
    // A ring, not another fill, so that the label keeps its contrast.
    '@media': hovering(`0 0 0 4px color-mix(in srgb, ${surface.fill} 30%, transparent)`),
  },
  secondary: {
    background: 'transparent',
    color: surface.heading,
    borderColor: 'currentColor',
    '@media': hovering('inset 0 0 0 1px currentColor'),
  },
  danger: {
    // The theme guarantees the contrast of this pair.
    background: vars.color.danger,
    color: vars.color.page,
    '@media': hovering(`0 0 0 4px color-mix(in srgb, ${vars.color.danger} 30%, transparent)`),
  },
  tertiary: {
    paddingInline: '.35em',
    background: 'transparent',
    color: surface.link,
    textDecorationLine: 'underline',
    textDecorationThickness: 'from-font',
    textUnderlineOffset: '.25em',
    selectors: { '&:hover:not(:disabled)': { textDecorationThickness: '.14em' } },
  },
})

export const wide = style({ width: '100%' })

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.75rem 1rem',
})
