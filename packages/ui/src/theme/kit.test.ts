import { describe, expect, it } from 'vitest'
import {
  headlineScale,
  kitBreakpoints,
  kitPalette,
  kitTransition,
  rhythm,
  scale,
  siteBreakpoints,
} from './kit.ts'

describe('the kit’s constants', () => {
  it('keeps the rhythm of 1.5rem and the ratio of 1.2 [S9.26]', () => {
    expect([rhythm(1), rhythm(2), rhythm(0.5)]).toEqual(['1.5rem', '3rem', '0.75rem'])
    expect([scale(0), scale(1), scale(5)]).toEqual([1, 1.2, 2.4883])
  })

  it('steps headlines from 5 down to 1: 5, 4, 3, 2, 1, 1 [S9.20]', () =>
    expect(headlineScale).toEqual({ h1: 5, h2: 4, h3: 3, h4: 2, h5: 1, h6: 1 }))

  it('knows both sets of breakpoints', () => {
    expect(siteBreakpoints).toEqual({ xs: 360, sm: 480, md: 768, lg: 960, xl: 1280 })
    expect(kitBreakpoints).toEqual({ xs: 24, sm: 36, md: 48, lg: 60, xl: 72 })
  })

  it('knows its palette [S9.27]', () =>
    expect(kitPalette).toEqual({
      primary: '#1667d9',
      secondary: '#7a04dd',
      danger: '#d9534f',
      success: '#5cb85c',
    }))

  it('moves in a quarter of a second, easing out', () =>
    expect(kitTransition).toBe('ease-out .25s'))
})
