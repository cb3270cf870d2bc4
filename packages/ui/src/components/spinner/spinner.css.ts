import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { headlineStyle } from '../../styles/rules.ts'
import { surface, surfaces } from '../../styles/surface.css.ts'
import { spinnerTurn } from '../../theme/kit.ts'

const turn = keyframes({ to: { rotate: '1turn' } })
const breathe = keyframes({ '50%': { opacity: 0.35 } })

export const spinner = style({
  display: 'inline-block',
  width: '1em',
  height: '1em',
  verticalAlign: '-.15em',
  border: '.14em solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} ${spinnerTurn}`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: `${breathe} 3s ease-in-out infinite` },
    print: { display: 'none' },
  },
})

export const sizes = styleVariants({
  text: {},
  medium: { fontSize: '2rem' },
  large: { fontSize: '3.5rem' },
})

export const loading = style([
  surfaces.none,
  {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '1.5rem',
    minHeight: '12rem',
    padding: '2rem',
    textAlign: 'center',
    // Without JavaScript, the content never loads.
    '@media': { '(scripting: none)': { display: 'none' } },
  },
])

export const content = style({ ...headlineStyle('h5'), color: surface.text })
