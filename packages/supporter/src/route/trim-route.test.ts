import { describe, expect, it } from 'vitest'
import { metresBetween } from './route.ts'
import { trimDistanceMetres, trimRoute } from './trim-route.ts'

/** Points due north at these distances from the start, in metres. */
const places = (...metres: readonly number[]) =>
  metres.map((one) => ({ latitude: 51 + one / 111_195, longitude: -4 }))

describe('trimRoute', () => {
  it('shows every place that is far enough from both ends, and no other', () => {
    const route = places(0, 100, 190, 210, 400, 590, 610, 700, 800)
    expect(trimRoute(route)).toEqual(route.slice(3, 6))
    expect(trimDistanceMetres).toBe(200)
  })

  it('hides a place that is exactly so far away, at either end', () => {
    const route = places(0, 300, 900)
    const [start, middle, end] = route
    expect(trimRoute(route, metresBetween(start!, middle!))).toEqual([])
    expect(trimRoute(route.toReversed(), metresBetween(start!, middle!))).toEqual([])
    expect(trimRoute(route, metresBetween(start!, middle!) - 1)).toEqual([middle])
    expect(metresBetween(middle!, end!)).toBeGreaterThan(300)
  })

  it.each([0, -1, Number.NaN])('hides nothing for %s metres and copies the list', (metres) => {
    const route = places(0, 100, 200)
    expect(trimRoute(route, metres)).toEqual(route)
    expect(trimRoute(route, metres)).not.toBe(route)
  })
})
