import { describe, expect, it } from 'vitest'
import { measureRoute } from './measure-route.ts'
import { measureDistanceMetres, type RoutePoint } from '../route/route.ts'

/** Degrees of latitude in 100 m. */
const step = 100 / 111_195
const startMs = Date.UTC(2026, 5, 14)
const point = (at: number, more: Partial<RoutePoint> = {}): RoutePoint => ({
  latitude: 51 + at * step,
  longitude: -4,
  elevationMetres: undefined,
  atMs: startMs + at * 60_000,
  ...more,
})
const figures = (...points: RoutePoint[]) => measureRoute([points])

it('measures the distance between two places', () => {
  expect(measureDistanceMetres(point(0), point(1))).toBeCloseTo(100, 1)
  const [london, paris] = [
    { latitude: 51.5074, longitude: -0.1278 },
    { latitude: 48.8566, longitude: 2.3522 },
  ]
  expect(measureDistanceMetres(london, paris) / 1000).toBeCloseTo(343.6, 0)
  expect(
    measureDistanceMetres({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }),
  ).toBeCloseTo(Math.PI * 6_371_008.8, 0)
})

describe('a recorded route', () => {
  it('begins at the first place with a time', () => {
    const places = [point(0, { atMs: undefined }), point(1), point(2)]
    expect(figures(...places)).toMatchObject({ startedMs: startMs + 60_000, durationSeconds: 60 })
  })

  it.each([
    ['40 m a second', 3.9, true],
    ['more', 4.1, false],
  ])('counts a step of %s: %s', (_what, hundreds, isCounted) => {
    const jump = point(hundreds, { atMs: startMs + 10_000 })
    expect(figures(point(0), jump).distanceMetres > 0).toBe(isCounted)
    const untimed = figures(point(0, { atMs: undefined }), jump)
    expect(untimed.distanceMetres).toBeCloseTo(hundreds * 100, 0)
  })

  it('excludes pauses of more than half an hour', () => {
    const after = (ms: number) =>
      figures(point(0), point(1, { atMs: startMs + ms })).durationSeconds
    expect(after(30 * 60_000)).toBe(1800)
    expect(after(30 * 60_000 + 1000)).toBe(0)
  })

  it('counts climbs from 3 m, and ignores sensor noise', () => {
    const climbed = (...heights: (number | undefined)[]) =>
      figures(...heights.map((elevationMetres, at) => point(at, { elevationMetres })))
        .elevationMetres
    expect(climbed(10, 12.9, 10, 12.9)).toBe(0)
    expect(climbed(10, 13)).toBe(3)
    expect(climbed(10, 11, 12, 13)).toBe(3)
    expect(climbed(10, undefined, 20, 5, 30)).toBe(35)
    expect(climbed(30, 20, 10)).toBe(0)
  })
})

describe('a faulty recording', () => {
  const height = (at: number, elevationMetres: number) => point(at, { elevationMetres })

  it('has no climb from its first heights', () => {
    expect(
      figures(height(0, 0), height(1, 0), height(2, 707), height(3, 710)).elevationMetres,
    ).toBe(3)
    // A walk from the beach starts at an altitude of 0.
    expect(figures(height(0, 0), height(1, 10), height(2, 30)).elevationMetres).toBe(30)
  })

  it('without times has a distance and no duration', () => {
    const still = [0, 1, 2].map((at) => point(at, { atMs: Date.UTC(2026, 5, 14) }))
    expect(figures(...still).distanceMetres).toBeCloseTo(200, 0)
    expect(figures(...still).durationSeconds).toBe(0)
  })

  it('out of order lasts from the first to the last time', () => {
    // In file order, the time from 0 to 40 would count as a pause.
    const minutes = [0, 40, 20, 60]
    const points = minutes.map((minute, at) =>
      point(at, { atMs: Date.UTC(2026, 5, 14, 9, minute) }),
    )
    expect(figures(...points).durationSeconds).toBe(3600)
  })

  it.each([
    ['1901-12-13', undefined],
    ['1970-01-21', undefined],
    ['1999-12-31', undefined],
    ['2000-01-01', Date.UTC(2000, 0, 1)],
  ])('with the date %s starts at %s', (day, startedMs) => {
    const atMs = Date.parse(`${day}T00:00:00Z`)
    expect(figures(point(0, { atMs }), point(1, { atMs: atMs + 1000 })).startedMs).toBe(startedMs)
  })
})
