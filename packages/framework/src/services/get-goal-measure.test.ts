import { parseSite } from '@milepost/content'
import { sliceSchema, text } from '@milepost/content/fields'
import { describe, expect, it } from 'vitest'
import { getGoalMeasure } from './load-site.ts'

describe('getGoalMeasure', () => {
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

  it('is that of the home page’s total, or distance if it is invalid or missing', () => {
    expect(
      ['elevation', undefined, 'upwards'].map((measure) => getGoalMeasure(siteWith(measure))),
    ).toEqual(['elevation', 'distance', 'distance'])
    const { site } = parseSite({ uid: 'test', data: {} })
    expect(getGoalMeasure({ services, site })).toBe('distance')
  })

  it('returns the `measure` of a custom section instead of the total’s', () => {
    const fitnessTotal = sliceSchema('fitnessTotal', { measure: text, title: text }, {})
    const own = (measure: string) => ({
      ...siteWith(measure),
      services: { content: { slices: { fitnessTotal } } },
    })
    expect(getGoalMeasure(own('elevation'))).toBe('elevation')
    expect(getGoalMeasure(own('upwards'))).toBe('distance')
  })
})
