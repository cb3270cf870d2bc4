import { parseSite } from '@milepost/content'
import { describe, expect, it } from 'vitest'
import { goalMeasureOf } from './goal-measure-of.ts'

describe('goalMeasureOf', () => {
  const siteWith = (measure: string | undefined) =>
    parseSite({
      uid: 'test',
      data: {
        'home-content': [
          { slice_type: 'fitnessTotal', primary: { lengthMetres: 8849, measure }, items: [] },
        ],
      },
    }).site

  it('is what the home page’s total measures', () => {
    expect(goalMeasureOf(siteWith('elevation'))).toBe('elevation')
    expect(goalMeasureOf(siteWith(undefined))).toBe('distance')
    expect(goalMeasureOf(parseSite({ uid: 'test', data: {} }).site)).toBe('distance')
  })

  it('is a way where the home page is broken', () => {
    expect(goalMeasureOf(siteWith('upwards'))).toBe('distance')
  })
})
