import { describe, expect, it } from 'vitest'
import { headlineScale, rhythm, scale } from './kit.ts'

describe('the kit’s constants', () => {
  it('keeps the rhythm of 1.5rem and the ratio of 1.2 [S9.26]', () => {
    expect([rhythm(1), rhythm(2), rhythm(0.5)]).toEqual(['1.5rem', '3rem', '0.75rem'])
    expect([scale(0), scale(1), scale(5)]).toEqual([1, 1.2, 2.4883])
  })

  it('steps headlines from 5 down to 1: 5, 4, 3, 2, 1, 1 [S9.20]', () =>
    expect(headlineScale).toEqual({ h1: 5, h2: 4, h3: 3, h4: 2, h5: 1, h6: 1 }))
})
