import { decodePolyline } from '@milepost/ui'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  encodePolyline,
  measureDistanceMetres,
  downsampleRoute,
  trimDistanceMetres,
  trimRoute,
} from './route.ts'
import { getActivityVisibility, getPublicRoute } from '../page-facts/page-facts.ts'

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

it('encodePolyline is decoded to five decimals, anywhere on earth', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 40 }), (places) => {
      const read = decodePolyline(encodePolyline(places))
      expect(read).toHaveLength(places.length)
      for (const [index, { latitude, longitude }] of places.entries()) {
        expect(Math.abs((read[index]?.latitude ?? 0) - latitude)).toBeLessThan(0.00001)
        expect(Math.abs((read[index]?.longitude ?? 0) - longitude)).toBeLessThan(0.00001)
      }
    }),
  )
})

it('trimRoute never shows a place near the start or the end', () => {
  const near = fc.record({
    latitude: fc.double({ min: 51, max: 51.02, noNaN: true }),
    longitude: fc.double({ min: -4, max: -3.98, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(near, { minLength: 1, maxLength: 40 }), (places) => {
      const left = trimRoute(places)
      for (const shown of [left[0], left.at(-1)]) {
        if (shown === undefined) continue
        expect(measureDistanceMetres(shown, places[0]!)).toBeGreaterThan(200)
        expect(measureDistanceMetres(shown, places.at(-1)!)).toBeGreaterThan(200)
      }
    }),
  )
})

it('downsampleRoute keeps both ends and at most the requested number of points', () => {
  const numbers = Array.from({ length: 1000 }, (_, index) => index)
  const thin = downsampleRoute(numbers, 50)
  expect(thin).toHaveLength(50)
  expect([thin[0], thin.at(-1)]).toEqual([0, 999])
  expect(downsampleRoute(numbers.slice(0, 3), 50)).toEqual([0, 1, 2])
})

describe('getPublicRoute', () => {
  const route = encodePolyline(
    Array.from({ length: 200 }, (_, index) => ({ latitude: 51 + index * 0.0003, longitude: -4 })),
  )

  it('hides both ends of a recorded route', () => {
    const whole = decodePolyline(route)
    const shown = decodePolyline(getPublicRoute(route, 'all'))
    expect(shown.length).toBeGreaterThan(100)
    expect(measureDistanceMetres(shown[0]!, whole[0]!)).toBeGreaterThan(200)
    expect(measureDistanceMetres(shown.at(-1)!, whole.at(-1)!)).toBeGreaterThan(200)
  })

  it.each(['no-routes', 'totals'] as const)('is undefined if the owner chose %s', (display) =>
    expect(getPublicRoute(route, display)).toBe(''),
  )

  it.each([undefined, '', 'not a route', '\u0000'])('is undefined for %j', (polyline) =>
    expect(getPublicRoute(polyline, 'all')).toBe(''),
  )
})

it('getActivityVisibility returns the owner’s choice, and shows everything by default', () => {
  expect(getActivityVisibility({ MilepostFitnessDisplay: 'totals' })).toBe('totals')
  expect(getActivityVisibility({ MilepostFitnessDisplay: 'no-routes' })).toBe('no-routes')
  expect(getActivityVisibility({ MilepostFitnessDisplay: 'whatever' })).toBe('all')
  expect(getActivityVisibility({})).toBe('all')
})

/** Points north of the start, at these distances in metres. */
const places = (...metres: readonly number[]) =>
  metres.map((one) => ({ latitude: 51 + one / 111_195, longitude: -4 }))

describe('trimRoute', () => {
  it('keeps exactly the places that are far enough from both ends', () => {
    const route = places(0, 100, 190, 210, 400, 590, 610, 700, 800)
    expect(trimRoute(route)).toEqual(route.slice(3, 6))
    expect(trimDistanceMetres).toBe(200)
  })

  it('hides a place at exactly that distance, at either end', () => {
    const route = places(0, 300, 900)
    const [start, middle, end] = route
    expect(trimRoute(route, measureDistanceMetres(start!, middle!))).toEqual([])
    expect(trimRoute(route.toReversed(), measureDistanceMetres(start!, middle!))).toEqual([])
    expect(trimRoute(route, measureDistanceMetres(start!, middle!) - 1)).toEqual([middle])
    expect(measureDistanceMetres(middle!, end!)).toBeGreaterThan(300)
  })

  it.each([0, -1, Number.NaN])('hides nothing for %s metres, and copies the list', (metres) => {
    const route = places(0, 100, 200)
    expect(trimRoute(route, metres)).toEqual(route)
    expect(trimRoute(route, metres)).not.toBe(route)
  })
})
