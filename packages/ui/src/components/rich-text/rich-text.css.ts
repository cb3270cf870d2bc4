import { globalStyle, style } from '@vanilla-extract/css'
import { surface } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const richText = style({ maxWidth: '38rem' })

globalStyle(`${richText} > * + *`, { marginBlockStart: '1em' })
globalStyle(`${richText} > :is(h2, h3, h4, h5, h6)`, { marginBlock: '1.6em .5em' })
globalStyle(`${richText} + ${richText}`, { marginBlockStart: '1.6em' })
globalStyle(`${richText} > :first-child`, { marginBlockStart: 0 })
globalStyle(`${richText} :is(ul, ol)`, { paddingInlineStart: '1.3em' })
globalStyle(`${richText} li + li`, { marginBlockStart: '.35em' })
globalStyle(`${richText} li::marker`, { color: surface.muted })
globalStyle(`${richText} blockquote`, {
  paddingInlineStart: '1em',
  borderInlineStart: `3px solid ${surface.fill}`,
})
globalStyle(`${richText} :is(img, video, iframe)`, {
  maxWidth: '100%',
  borderRadius: vars.radius.medium,
})
globalStyle(`${richText} table`, {
  display: 'block',
  overflowX: 'auto',
  borderCollapse: 'collapse',
})
globalStyle(`${richText} :is(td, th)`, {
  padding: '.4em .8em',
  borderBlockEnd: `1px solid ${surface.line}`,
  textAlign: 'start',
})
