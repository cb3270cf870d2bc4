import { render, screen } from '@testing-library/react'
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePolyline } from './decode-polyline.ts'
import { RouteMap, toRouteDrawing } from './route-map.tsx'

// The example of the format's specification.
const example = '_p~iF~ps|U_ulLnnqC_mqNvxq`@'
const box = { width: 320, height: 200, padding: 20 }

describe('decodePolyline', () => {
  it('decodes the example of the format', () =>
    expect(decodePolyline(example)).toEqual([
      { latitude: 38.5, longitude: -120.2 },
      { latitude: 40.7, longitude: -120.95 },
      { latitude: 43.252, longitude: -126.453 },
    ]))

  it.each([undefined, null, 7, {}, '', '\u0000', '🐦'])('returns an empty list for %j', (value) =>
    expect(decodePolyline(value)).toEqual([]),
  )

  it('returns only valid coordinates for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        for (const { latitude, longitude } of decodePolyline(text)) {
          expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
          expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
        }
      }),
    )
  })
})

describe('toRouteDrawing', () => {
  it('fits every route into its box', () => {
    const place = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 900 }), (places) => {
        const numbers =
          toRouteDrawing(places, box)
            ?.path.match(/-?[\d.]+/g)
            ?.map(Number) ?? []
        expect(numbers.length).toBeGreaterThan(2)
        for (const [index, number] of numbers.entries()) {
          expect(number).toBeGreaterThanOrEqual(19)
          expect(number).toBeLessThanOrEqual(index % 2 === 0 ? 301 : 181)
        }
      }),
      { numRuns: fuzzRuns(50) },
    )
  })

  it('returns undefined for a single place', () =>
    expect(toRouteDrawing([{ latitude: 1, longitude: 1 }], box)).toBeUndefined())
})

describe('RouteMap', () => {
  it('is an image with a name', () => {
    render(<RouteMap polyline={example} label="Route of Sunday’s walk" />)
    expect(screen.getByRole('img', { name: 'Route of Sunday’s walk' })).toBeVisible()
  })
})
