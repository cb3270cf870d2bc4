import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { edgeRule } from '../../styles/edge-rule.ts'
import { edgeVars } from '../../styles/edge.css.ts'
import {
  columnGutter,
  fluidLength,
  forcedColours,
  headlineStyle,
  textSize,
  windowFrom,
} from '../../styles/rules.ts'
import { surface, surfaces } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { containerWidthRem } from '../../theme/kit.ts'

const column = fallbackVar(vars.layout.container, `${containerWidthRem}rem`)

export const container = style({ width: '100%', marginInline: 'auto', paddingInline: columnGutter })

const fullColumn = style({ maxWidth: `calc(${column} + 2 * ${columnGutter})` })

// Narrow content starts at the same edge as wide content.
export const containerSizes = {
  narrow: style([fullColumn]),
  medium: style([fullColumn]),
  wide: fullColumn,
}
globalStyle(`${containerSizes.narrow} > *`, { maxWidth: '42rem' })
globalStyle(`${containerSizes.medium} > *`, { maxWidth: '54rem' })

const room = fluidLength(3, 4.5)

export const section = style({
  position: 'relative',
  paddingBlock: room,
})

// Edges of coloured neighbours extend into a plain section, so it needs space for them.
const plain = style({
  paddingBlock: `calc(${room} + ${edgeVars.size} * .8)`,
})

globalStyle(`${plain} + ${plain}`, { paddingBlockStart: 0 })
// The first section of a page. Structured data may precede it.
globalStyle(`main > ${plain}:not(${section} ~ *)`, { paddingBlockStart: room })

const coloured = style({
  background: surface.ground,
  selectors: {
    '&::before': edgeRule('start', surface.ground),
    '&::after': edgeRule('end', surface.ground),
  },
  '@media': {
    [forcedColours]: { borderBlock: '1px solid' },
    print: { background: 'none' },
  },
})

// The next element, or the footer, may overlap a coloured section by the height of its edge.
globalStyle(`${coloured}:is(:last-child, :has(+ ${coloured}))`, {
  paddingBlockEnd: `calc(${room} + ${edgeVars.size})`,
})

export const backgrounds = styleVariants({
  none: [surfaces.none, plain],
  tint: [surfaces.tint, coloured],
  primary: [surfaces.primary, coloured],
  dark: [surfaces.dark, coloured],
})

export const texture = style({
  position: 'absolute',
  inset: 0,
  background: surface.texture,
  // Fades out around the text and before the edges of the section.
  maskImage: `${edgeVars.pattern}, linear-gradient(to left, #000, transparent 58%), linear-gradient(transparent, #000 8rem, #000 calc(100% - 8rem), transparent)`,
  maskSize: `${edgeVars.patternSize}, auto, auto`,
  maskComposite: 'intersect',
  pointerEvents: 'none',
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  '@media': { [forcedColours]: { display: 'none' }, print: { display: 'none' } },
})

export const content = style({ position: 'relative' })

// Skips layout below the first screen until the user scrolls. A script sets and removes the attribute.
globalStyle(`[data-first-screen] ${section} ~ ${section} ~ ${section} ~ ${section} > ${content}`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 32rem',
  '@media': { print: { contentVisibility: 'visible' } },
})

export const sectionHead = style({
  maxWidth: '44rem',
  marginBlockEnd: fluidLength(1.75, 2.75),
})

export const textAlignments = styleVariants({
  start: {},
  center: { marginInline: 'auto', textAlign: 'center' },
})

export const title = style(headlineStyle('h2'))

export const leadText = style({
  marginBlockStart: '.85rem',
  color: surface.muted,
  fontSize: textSize.lead,
  lineHeight: 1.5,
  textWrap: 'pretty',
  selectors: { [`${textAlignments.center} > &`]: { marginInline: 'auto', maxWidth: '38rem' } },
})

// The title of narrow content is next to it, so that the column is filled.
const besideTitle = `${containerSizes.narrow}:has(> ${sectionHead}:not(${textAlignments.center}))`
globalStyle(besideTitle, {
  '@media': {
    [windowFrom('lg')]: {
      display: 'grid',
      gridTemplate: 'repeat(8, auto) 1fr / minmax(0, 1fr) 42rem',
      columnGap: '3rem',
    },
  },
})
globalStyle(`${besideTitle} > *`, { '@media': { [windowFrom('lg')]: { gridColumn: 2 } } })
globalStyle(`${besideTitle} > ${sectionHead}`, {
  '@media': { [windowFrom('lg')]: { gridArea: '1 / 1 / -1' } },
})

export const grid = style({
  display: 'grid',
  gap: fluidLength(1, 1.75),
  padding: 0,
  listStyle: '""',
})

export const columns = styleVariants({ narrow: 10, medium: 16, wide: 22 }, (rem) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${rem}rem, 100%), 1fr))`,
}))
