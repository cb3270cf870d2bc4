import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { forcedColours, headlineStyle, moreContrast, textSize } from './rules.ts'
import { surface } from './surface.css.ts'

// No specificity, so that classes of components and sites override it.
globalStyle(':where(*, *::before, *::after)', { boxSizing: 'border-box' })

globalStyle(':where(html)', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: '6rem',
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
})

globalStyle(':where(body)', {
  margin: 0,
  background: vars.color.page,
  color: surface.text,
  fontFamily: vars.font.bodyFamily,
  fontSize: textSize.body,
  fontWeight: vars.font.bodyWeight,
  letterSpacing: vars.font.bodySpacing,
  lineHeight: 1.6,
  overflowWrap: 'break-word',
})

globalStyle(':where(h1)', headlineStyle('h1'))
globalStyle(':where(h2)', headlineStyle('h2'))
globalStyle(':where(h3)', headlineStyle('h3'))
globalStyle(':where(h4)', headlineStyle('h4'))
globalStyle(':where(h5)', headlineStyle('h5'))
globalStyle(':where(h6)', headlineStyle('h6'))

globalStyle(':where(p, figure, blockquote, dl, dd, ul, ol, fieldset)', { margin: 0 })
globalStyle(':where(p)', { textWrap: 'pretty' })
globalStyle(':where(img, svg, video)', { maxWidth: '100%', height: 'auto' })
globalStyle(':where(a)', { color: surface.link, textUnderlineOffset: '.18em' })
globalStyle(':where(button, input, select, textarea)', {
  font: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle(':where(summary)', { cursor: 'pointer' })

globalStyle(':where(a, button, input, select, textarea, summary, [tabindex]):focus-visible', {
  outline: `3px solid ${surface.focus}`,
  outlineOffset: '3px',
  borderRadius: vars.radius.small,
  '@media': { [moreContrast]: { outlineWidth: '5px' } },
})

// Elements that are focused for reading, not for interaction.
globalStyle(':where(main, h1, h2, h3, h4, h5, h6):focus', { outline: 'none' })

// Print shows all answers.
globalStyle('main details::details-content', {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
})

globalStyle(':where(a, button, summary)', {
  '@media': { [forcedColours]: { forcedColorAdjust: 'auto' } },
})

// With `prefers-contrast: more`, borders and muted text get the text colour on every background. `!important`,
// because a section or a site's styles may set these roles again.
globalStyle('*', {
  '@media': {
    [moreContrast]: {
      vars: {
        [surface.muted]: `${surface.text} !important`,
        [surface.line]: `${surface.text} !important`,
        [surface.control]: `${surface.text} !important`,
        [surface.focus]: `${surface.text} !important`,
        [vars.color.textMuted]: `${vars.color.text} !important`,
        [vars.color.border]: `${vars.color.text} !important`,
        [vars.color.control]: `${vars.color.text} !important`,
        [vars.color.onDarkMuted]: `${vars.color.onDark} !important`,
      },
    },
  },
})
