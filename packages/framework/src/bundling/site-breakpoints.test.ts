// @vitest-environment node
import { expect, it } from 'vitest'
import { applySiteBreakpoints } from './site-breakpoints.ts'

it('replaces the kit’s breakpoints with the site’s, and no other width', async () => {
  const css = `@media (min-width: 24rem){a{}}@media screen and (max-width:35.99rem){a{}}
@media not all and (min-width:48rem){a{width:36rem;min-width:36rem}}@media (min-width:72rem){}@container (min-width:20rem){}`
  expect(await applySiteBreakpoints(css))
    .toBe(`@media (min-width:22.5rem){a{}}@media screen and (max-width:29.99rem){a{}}
@media not all and (min-width:48rem){a{width:36rem;min-width:36rem}}@media (min-width:80rem){}@container (min-width:20rem){}`)
})

it('uses the widths that an application sets', async () => {
  const css = '@media (min-width:36rem){}@media (max-width:59.99rem){}'
  expect(await applySiteBreakpoints(css, { sm: 640, lg: 1000 })).toBe(
    '@media (min-width:40rem){}@media (max-width:62.49rem){}',
  )
})
