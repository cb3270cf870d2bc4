import { globalStyle, style } from '@vanilla-extract/css'
import { edgeRule } from '../../styles/edge-rule.ts'
import { edgeVars } from '../../styles/edge.css.ts'
import {
  fluidLength,
  headlineStyle,
  logoGround,
  textSize,
  touchTarget,
  windowBelow,
  windowFrom,
} from '../../styles/rules.ts'
import { surface, surfaces } from '../../styles/surface.css.ts'

export const footer = style([
  surfaces.dark,
  {
    position: 'relative',
    paddingBlock: `calc(${fluidLength(2.5, 4)} + ${edgeVars.size} * .3) 2rem`,
    background: surface.ground,
    fontSize: textSize.small,
    selectors: { '&::before': edgeRule('start', surface.ground) },
    '@media': { print: { background: 'none', color: 'inherit' } },
  },
])

export const columns = style({
  display: 'grid',
  gap: `${fluidLength(1.5, 3)} ${fluidLength(1, 3)}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [windowBelow('xs')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [windowFrom('lg')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' },
  },
})

export const aboutText = style({
  gridColumn: '1 / -1',
  '@media': {
    [windowFrom('lg')]: { gridColumn: 'span 2', maxWidth: '26rem' },
  },
})

export const name = style({ ...headlineStyle('h5'), marginBlockEnd: '.6rem' })

globalStyle(`${name} img`, { '@media': logoGround(surface.ground) })

export const columnTitle = style({ ...headlineStyle('h6'), marginBlockEnd: '.35rem' })

export const list = style({ padding: 0, listStyle: '""' })

globalStyle(`${list} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  color: surface.text,
  textDecorationColor: surface.line,
})
globalStyle(`${list} a:hover`, { textDecorationColor: 'currentColor' })

export const legalLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '.5rem 2rem',
  marginBlockStart: fluidLength(2, 3),
  paddingBlockStart: '1.25rem',
  borderBlockStart: `1px solid ${surface.line}`,
  color: surface.muted,
})

globalStyle(`${legalLine} a`, { color: 'inherit' })
