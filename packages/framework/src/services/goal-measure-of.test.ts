import { parseSite } from '@milepost/content'
import { sliceSchema, text } from '@milepost/content/fields'
import { describe, expect, it } from 'vitest'
import { goalMeasureOf } from './goal-measure-of.ts'

describe('goalMeasureOf', () => {
  const services = { content: { slices: {} } }
  const siteWith = (measure: string | undefined) => ({
    services,
    site: parseSite({
      uid: 'test',
      data: {
        'home-content': [
          { slice_type: 'fitnessTotal', primary: { lengthMetres: 8849, measure }, items: [] },
        ],
      },
    }).site,
  })

  it('is what the home page’s total measures', () => {
    expect(goalMeasureOf(siteWith('elevation'))).toBe('elevation')
    expect(goalMeasureOf(siteWith(undefined))).toBe('distance')
    expect(goalMeasureOf({ services, site: parseSite({ uid: 'test', data: {} }).site })).toBe(
      'distance',
    )
  })

  it('is what a section of the application’s own says in place of the total', () => {
    const fitnessTotal = sliceSchema('fitnessTotal', { measure: text, title: text }, {})
    const own = (measure: string) => ({
      ...siteWith(measure),
      services: { content: { slices: { fitnessTotal } } },
    })
    expect(goalMeasureOf(own('elevation'))).toBe('elevation')
    expect(goalMeasureOf(own('upwards'))).toBe('distance')
  })

  it('is a way where the home page is broken', () => {
    expect(goalMeasureOf(siteWith('upwards'))).toBe('distance')
  })
})
