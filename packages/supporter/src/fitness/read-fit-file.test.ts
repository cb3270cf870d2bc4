import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { FitBaseType, FitEncoder } from 'fit-file-parser/encoder'
import { describe, expect, it } from 'vitest'
import { readFitFile } from './read-fit-file.ts'
import { readRouteFile } from './read-route-file.ts'

const { Enum, Sint32, Uint16, Uint32 } = FitBaseType
const field = (number: number, baseType: FitBaseType, value: number) => ({
  number,
  baseType,
  value,
  size: baseType === Enum ? 1 : baseType === Uint16 ? 2 : 4,
})
const start = new Date('2026-06-14T09:00:00Z')
const at = (seconds: number) =>
  FitEncoder.toFitTimestamp(new Date(start.getTime() + seconds * 1000))
const units = (degrees: number) => Math.round((degrees / 180) * 2 ** 31)

interface Place {
  seconds: number
  latitude: number
  metres?: number
}
const record = (encoder: FitEncoder, { seconds, latitude, metres }: Place) =>
  encoder.writeMessage(20, [
    field(253, Uint32, at(seconds)),
    field(0, Sint32, units(latitude)),
    field(1, Sint32, units(-4)),
    field(2, Uint16, metres === undefined ? 0xffff : (metres + 500) * 5),
  ])
const session = (
  encoder: FitEncoder,
  { sport, timer, metres, climbed }: Record<'sport' | 'timer' | 'metres' | 'climbed', number>,
) =>
  encoder.writeMessage(18, [
    field(253, Uint32, at(4000)),
    field(2, Uint32, at(0)),
    field(5, Enum, sport),
    field(8, Uint32, timer * 1000),
    field(9, Uint32, metres * 100),
    field(22, Uint16, climbed),
  ])

const read = (bytes: Uint8Array) =>
  readRouteFile(new Blob([bytes.slice()]), () => {
    throw new Error('A FIT file is no XML')
  })
async function routeOf(encoder: FitEncoder) {
  const answer = await read(encoder.close())
  if (!answer.ok) throw new Error(answer.reason)
  return answer.route
}

describe('a FIT file', () => {
  it('returns the totals, type, start and places of its session [S1.09]', async () => {
    const encoder = new FitEncoder({ protocolVersion: 0x20 })
    record(encoder, { seconds: 0, latitude: 51, metres: 10 })
    record(encoder, { seconds: 600, latitude: 51.01, metres: 40 })
    session(encoder, { sport: 17, timer: 630, metres: 1200, climbed: 33 })
    const route = await routeOf(encoder)
    expect(route).toMatchObject({
      type: 'hike',
      distanceMetres: 1200,
      durationSeconds: 630,
      elevationMetres: 33,
      startedMs: start.getTime(),
      title: undefined,
    })
    expect(route.segments).toHaveLength(1)
    expect(route.segments[0]?.[1]?.latitude).toBeCloseTo(51.01, 6)
    expect(route.segments[0]?.[1]?.elevationMetres).toBe(40)
    expect(route.segments[0]?.[1]?.atMs).toBe(start.getTime() + 600_000)
  })

  it.each([
    [1, 'run'],
    [2, 'ride'],
    [5, 'swim'],
    [11, 'walk'],
    [17, 'hike'],
    [21, 'ride'],
    [65, 'wheelchair'],
    [66, 'wheelchair'],
    [25, undefined],
    [0xff, undefined],
  ])('of the sport %d is a %s', async (sport, type) => {
    const encoder = new FitEncoder({ protocolVersion: 0x20 })
    session(encoder, { sport, timer: 60, metres: 100, climbed: 0 })
    expect((await readFitFile(encoder.close()))?.type).toBe(type)
  })

  it('keeps the sport of several sessions, also with transitions between them', async () => {
    const encoder = new FitEncoder({ protocolVersion: 0x20 })
    session(encoder, { sport: 2, timer: 600, metres: 750, climbed: 0 })
    session(encoder, { sport: 3, timer: 60, metres: 0, climbed: 0 })
    session(encoder, { sport: 2, timer: 600, metres: 750, climbed: 0 })
    expect((await routeOf(encoder)).type).toBe('ride')
  })

  it('without a session has the distance and time of its records', async () => {
    const encoder = new FitEncoder({ protocolVersion: 0x20 })
    for (const seconds of [0, 60, 180]) {
      encoder.writeMessage(20, [
        field(253, Uint32, at(seconds)),
        field(5, Uint32, (seconds * 1000) / 3),
      ])
    }
    expect(await routeOf(encoder)).toMatchObject({ distanceMetres: 600, durationSeconds: 180 })
  })

  it('of several sports has the sums of all, the start of the first, and no type', async () => {
    const encoder = new FitEncoder({ protocolVersion: 0x20 })
    session(encoder, { sport: 5, timer: 600, metres: 750, climbed: 0 })
    session(encoder, { sport: 2, timer: 1800, metres: 20_000, climbed: 120 })
    expect(await routeOf(encoder)).toMatchObject({
      type: undefined,
      startedMs: start.getTime(),
      distanceMetres: 20_750,
      durationSeconds: 2400,
      elevationMetres: 120,
    })
  })

  it('may have a session with a distance but no time, or a time but no distance', async () => {
    const figuresOf = async (fields: ReturnType<typeof field>[]) => {
      const encoder = new FitEncoder({ protocolVersion: 0x20 })
      encoder.writeMessage(18, fields)
      return routeOf(encoder)
    }
    expect(await figuresOf([field(9, Uint32, 120_000)])).toMatchObject({
      distanceMetres: 1200,
      durationSeconds: 0,
      startedMs: undefined,
      type: undefined,
    })
    expect(await figuresOf([field(8, Uint32, 60_000)])).toMatchObject({
      distanceMetres: 0,
      durationSeconds: 60,
    })
    // Elapsed time, used if there is no timer time.
    const elapsed = field(7, Uint32, 90_000)
    expect((await figuresOf([field(8, Uint32, 0xffffffff), elapsed])).durationSeconds).toBe(90)
    expect((await figuresOf([field(8, Uint32, 60_000), elapsed])).durationSeconds).toBe(60)
  })

  it('adds up its places if the session has no distance', async () => {
    const encoder = new FitEncoder({ protocolVersion: 0x20 })
    record(encoder, { seconds: 0, latitude: 51, metres: 10 })
    record(encoder, { seconds: 600, latitude: 51.01, metres: 40 })
    encoder.writeMessage(18, [
      field(5, Enum, 11),
      field(8, Uint32, 0xffffffff),
      field(9, Uint32, 0xffffffff),
      field(22, Uint16, 0xffff),
    ])
    const route = await routeOf(encoder)
    expect(route.distanceMetres).toBeCloseTo(1112, 0)
    expect(route).toMatchObject({ type: 'walk', durationSeconds: 600, elevationMetres: 30 })
  })

  it('ignores missing and impossible places', async () => {
    const encoder = new FitEncoder({ protocolVersion: 0x20 })
    const unknown = 0x7fffffff
    const placed = (latitude: number, longitude: number) =>
      encoder.writeMessage(20, [field(0, Sint32, latitude), field(1, Sint32, longitude)])
    record(encoder, { seconds: 0, latitude: 51 })
    placed(unknown, units(-4))
    placed(units(51), unknown)
    placed(units(91), units(-4))
    encoder.writeMessage(20, [field(0, Sint32, units(51))])
    encoder.writeMessage(20, [field(1, Sint32, units(-4))])
    encoder.writeMessage(20, [field(0, Enum, 1), field(1, Enum, 1)])
    record(encoder, { seconds: 60, latitude: 51.001 })
    const { segments } = await routeOf(encoder)
    const latitudes = segments.flatMap((points) => points.map(({ latitude }) => latitude))
    expect(latitudes.map((latitude) => latitude.toFixed(3))).toEqual(['51.000', '51.001'])
  })

  it('ignores events that do not stop the clock', async () => {
    const encoder = new FitEncoder({ protocolVersion: 0x20 })
    const event = (kind: number, type: number) =>
      encoder.writeMessage(21, [field(0, Enum, kind), field(1, Enum, type)])
    record(encoder, { seconds: 0, latitude: 51 })
    event(0, 0)
    event(36, 4)
    encoder.writeMessage(18, [field(0, Enum, 0), field(1, Enum, 4), field(9, Uint32, 1000)])
    record(encoder, { seconds: 60, latitude: 51.001 })
    event(0, 1)
    record(encoder, { seconds: 120, latitude: 51.002 })
    event(0, 4)
    record(encoder, { seconds: 180, latitude: 51.003 })
    record(encoder, { seconds: 240, latitude: 51.004 })
    const { segments } = await routeOf(encoder)
    expect(segments.map((points) => points.length)).toEqual([2, 2])
  })

  it('without a distance is rejected with that reason', async () => {
    const encoder = new FitEncoder({ protocolVersion: 0x20 })
    encoder.writeMessage(0, [field(0, Enum, 4)])
    expect(await read(encoder.close())).toEqual({ ok: false, reason: 'no-route' })
  })

  it('is rejected if it is truncated or modified', async () => {
    const encoder = new FitEncoder({ protocolVersion: 0x20 })
    session(encoder, { sport: 1, timer: 60, metres: 100, climbed: 0 })
    const bytes = encoder.close()
    expect(await read(bytes.slice(0, -3))).toEqual({ ok: false, reason: 'unreadable' })
    await fc.assert(
      fc.asyncProperty(
        fc.nat(bytes.length - 1),
        fc.integer({ min: 1, max: 255 }),
        async (at, by) => {
          const changed = bytes.slice()
          changed[at] = (changed[at] ?? 0) ^ by
          // Either the checksum or the file type is wrong.
          expect((await read(changed)).ok).toBe(false)
        },
      ),
      { numRuns: fuzzRuns(100) },
    )
  })
})
