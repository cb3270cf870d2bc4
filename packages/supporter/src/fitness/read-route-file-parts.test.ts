// @vitest-environment jsdom
import { gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { maxRouteFileBytes, readRouteFile } from './read-route-file.ts'

const parseXml = (text: string) => new DOMParser().parseFromString(text, 'application/xml')
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer
const read = (text: string, size = text.length) =>
  readRouteFile({ size, arrayBuffer: async () => bytesOf(text) }, parseXml)
async function routeOf(text: string) {
  const answer = await read(text)
  if (!answer.ok) throw new Error(answer.reason)
  return answer.route
}

const point = (latitude: number | string, more = '', longitude: number | string = -4) =>
  `<trkpt lat="${latitude}" lon="${longitude}">${more}</trkpt>`
const segment = (...points: readonly string[]) => `<trkseg>${points.join('')}</trkseg>`
const gpx = (content: string, more = '') => `<gpx><trk>${more}${content}</trk></gpx>`
const two = segment(point(51), point(51.01))

describe('a GPX file', () => {
  it('keeps segments apart, and ignores those with a single place', async () => {
    const { segments } = await routeOf(
      gpx(two + segment(point(52)) + segment(point(53), point(53.01), point(53.02))),
    )
    expect(segments.map((places) => places.map(({ latitude }) => latitude))).toEqual([
      [51, 51.01],
      [53, 53.01, 53.02],
    ])
  })

  it('may contain a planned route instead of a track', async () => {
    const planned = '<gpx><rte><rtept lat="51" lon="-4"/><rtept lat="51.01" lon="-4"/></rte></gpx>'
    const route = await routeOf(planned)
    expect(route.segments[0]).toHaveLength(2)
    expect(route).toMatchObject({ type: undefined, title: undefined, startedMs: undefined })
  })

  it('is unreadable with <!doctype gpx> in lower case', async () =>
    expect(await read(`<!doctype gpx>${gpx(two)}`)).toEqual({ ok: false, reason: 'unreadable' }))

  it.each(['<!DOCTYPE gpx>', '<!ENTITY a "aaaa">', '\0'])(
    'is rejected with %j',
    async (declared) => {
      const parse = vi.fn(parseXml)
      const file = { size: 1, arrayBuffer: async () => bytesOf(gpx(two) + declared) }
      expect(await readRouteFile(file, parse)).toEqual({ ok: false, reason: 'unreadable' })
      expect(parse).not.toHaveBeenCalled()
    },
  )

  it('may contain words such as DOCTYPE in its texts', async () => {
    const more = '<!-- <!DOCTYPE x> --><desc><![CDATA[a <!DOCTYPE html> page]]></desc>'
    expect((await read(gpx(two, more))).ok).toBe(true)
    for (const hidden of ['<!-- --><!DOCTYPE x>', '<!DOCTYPE x [<!-- ]>', '<![CDATA[<!ENTITY a>'])
      expect(await read(hidden + gpx(two))).toEqual({ ok: false, reason: 'unreadable' })
  })

  it('may use undeclared prefixes', async () => {
    const heart = '<extensions><gpxtpx:hr>120</gpxtpx:hr></extensions>'
    const track = segment(point(51, heart), point(51.01, heart))
    const route = await routeOf(`<?xml version="1.0"?>${gpx(track, '<type>9</type>')}`)
    expect(route).toMatchObject({ type: 'run', distanceMetres: expect.closeTo(1112, 0) })
  })

  it('has the type and name of its track, and not those of a link', async () => {
    const link = '<link href="https://app.example/1"><name>x</name><type>text/html</type></link>'
    const more = `${link}<name>Bay</name><type>running</type>`
    expect(await routeOf(gpx(two, more))).toMatchObject({ type: 'run', title: 'Bay' })
  })

  it('has no type if it contains several sports', async () => {
    const track = (type: string) => `<trk><type>${type}</type>${two}</trk>`
    expect((await routeOf(`<gpx>${track('swimming')}${track('16')}</gpx>`)).type).toBe('swim')
    expect((await routeOf(`<gpx>${track('swimming')}${track('cycling')}</gpx>`)).type).toBe(
      undefined,
    )
    const activity = (sport: string) =>
      `<Activity Sport="${sport}"><Lap><DistanceMeters>9</DistanceMeters></Lap></Activity>`
    const tcx = (...sports: readonly string[]) =>
      `<TrainingCenterDatabase>${sports.map(activity).join('')}</TrainingCenterDatabase>`
    expect((await routeOf(tcx('Running', 'Running'))).type).toBe('run')
    expect((await routeOf(tcx('Running', 'Biking'))).type).toBe(undefined)
  })

  it('is read in the encoding that it declares', async () => {
    const text = (encoding: string) =>
      `<?xml version="1.0" encoding="${encoding}"?>${gpx(two, '<name>Zürich nach Genève</name>')}`
    const bytesIn = {
      'iso-8859-1': Uint8Array.from(text('iso-8859-1'), (letter) => letter.charCodeAt(0)),
      'utf-16': new Uint8Array(
        Uint16Array.from(`\uFEFF${text('utf-16')}`, (letter) => letter.charCodeAt(0)).buffer,
      ),
      'utf-8': new TextEncoder().encode(text('utf-8')),
      unheard: new TextEncoder().encode(text('unheard')),
    }
    for (const bytes of Object.values(bytesIn)) {
      const file = { size: bytes.length, arrayBuffer: async () => bytes.slice().buffer }
      const answer = await readRouteFile(file, parseXml)
      expect(answer).toMatchObject({ ok: true, route: { title: 'Zürich nach Genève' } })
    }
  })

  it('may be compressed with gzip; a ZIP archive is rejected as such', async () => {
    const given = (bytes: Uint8Array) =>
      readRouteFile({ size: 1, arrayBuffer: async () => Uint8Array.from(bytes).buffer }, parseXml)
    const packed = gzipSync(gpx(two))
    expect((await given(packed)).ok).toBe(true)
    expect(await given(packed.subarray(0, -4))).toEqual({ ok: false, reason: 'unreadable' })
    const bomb = gzipSync(gpx(two) + ' '.repeat(maxRouteFileBytes))
    expect(await given(bomb)).toEqual({ ok: false, reason: 'unreadable' })
    expect(await given(Uint8Array.from([0x50, 0x4b, 3, 4]))).toEqual({
      ok: false,
      reason: 'archive',
    })
  })

  it('is unreadable if the parser throws', async () => {
    const broken = () => {
      throw new Error('no parser')
    }
    const file = { size: 1, arrayBuffer: async () => bytesOf(gpx(two)) }
    expect(await readRouteFile(file, broken)).toEqual({ ok: false, reason: 'unreadable' })
  })

  it.each([
    [point(90, '', 180), 1],
    [point(-90, '', -180), 1],
    [point(90.1), 0],
    [point(-90.1), 0],
    [point(0, '', 180.1), 0],
    [point(0, '', -180.1), 0],
    [point(''), 0],
    [point(' '), 0],
    [point(0, '', ''), 0],
    [point('Infinity'), 0],
    ['<trkpt lat="51"/>', 0],
    ['<trkpt lon="-4"/>', 0],
  ])('accepts only valid coordinates: %s', async (given, count) => {
    const { segments } = await routeOf(gpx(segment(point(51), given, point(51.01))))
    expect(segments[0]).toHaveLength(2 + count)
  })

  it.each([
    ['<ele>-499</ele>', -499],
    ['<ele>8999</ele>', 8999],
    ['<ele>-500</ele>', undefined],
    ['<ele>9000</ele>', undefined],
    ['<ele>high</ele>', undefined],
    ['<ele> </ele>', undefined],
    ['', undefined],
  ])('accepts only plausible heights: %j', async (more, elevationMetres) => {
    const { segments } = await routeOf(gpx(segment(point(51, more), point(51.01))))
    expect(segments[0]?.[0]?.elevationMetres).toBe(elevationMetres)
  })

  it('ignores invalid times of points', async () => {
    const { segments, startedMs } = await routeOf(
      gpx(
        segment(
          point(51, '<time>soon</time>'),
          point(51.01, '<time> 2026-06-14T09:00:00Z </time>'),
        ),
      ),
    )
    expect(segments[0]?.map(({ atMs }) => atMs)).toEqual([
      undefined,
      Date.parse('2026-06-14T09:00:00Z'),
    ])
    expect(startedMs).toBe(Date.parse('2026-06-14T09:00:00Z'))
  })

  it.each([
    ['running', 'run'],
    ['Morning JOG', 'run'],
    ['cycling', 'ride'],
    ['mountain_biking', 'ride'],
    ['Ride', 'ride'],
    ['open_water_swimming', 'swim'],
    ['Hiking', 'hike'],
    ['Wheelchair walk', 'wheelchair'],
    ['Nordic walking', 'walk'],
    ['kitesurfing', undefined],
    ['1', 'ride'],
    ['4', 'hike'],
    ['9', 'run'],
    ['10', 'walk'],
    ['16', 'swim'],
    ['99', undefined],
  ])('recognises its type by name or number: %s', async (messages, type) =>
    expect((await routeOf(gpx(two, `<type>${messages}</type>`))).type).toBe(type),
  )
})

describe('a TCX file', () => {
  const tcx = (content: string) =>
    `<TrainingCenterDatabase><Activities>${content}</Activities></TrainingCenterDatabase>`
  const lap = (seconds: number | string, metres: number | string, more = '') =>
    `<Lap><TotalTimeSeconds>${seconds}</TotalTimeSeconds><DistanceMeters>${metres}</DistanceMeters>${more}</Lap>`
  const trackpoint = (latitude: number, minutes: number) =>
    `<Trackpoint><Time>2026-06-14T09:${String(minutes).padStart(2, '0')}:00Z</Time><Position><LatitudeDegrees>${latitude}</LatitudeDegrees><LongitudeDegrees>-4</LongitudeDegrees></Position><AltitudeMeters>${minutes}</AltitudeMeters><DistanceMeters>77</DistanceMeters></Trackpoint>`
  const track = (...points: readonly string[]) => `<Track>${points.join('')}</Track>`

  it('reads laps without positions, as on a treadmill', async () => {
    const route = await routeOf(
      tcx(
        `<Activity Sport="Running"><Id>2026-06-14T09:00:00Z</Id><Notes> Indoors </Notes>${lap(600, 2000)}${lap(300, 1000)}</Activity>`,
      ),
    )
    expect(route).toMatchObject({
      type: 'run',
      title: 'Indoors',
      distanceMetres: 3000,
      durationSeconds: 900,
      startedMs: Date.parse('2026-06-14T09:00:00Z'),
      segments: [],
    })
  })

  it('starts at its first place, and keeps its tracks apart', async () => {
    const route = await routeOf(
      tcx(
        `<Activity Sport="Biking"><Id>2026-06-14T08:00:00Z</Id>${lap(
          600,
          3000,
          track(trackpoint(51, 1), trackpoint(51.01, 5)) + track(trackpoint(51.02, 9)),
        )}</Activity>`,
      ),
    )
    expect(route.startedMs).toBe(Date.parse('2026-06-14T09:01:00Z'))
    expect(route.segments.map((places) => places.length)).toEqual([2])
    expect(route.segments[0]?.[1]).toEqual({
      latitude: 51.01,
      longitude: -4,
      elevationMetres: 5,
      atMs: Date.parse('2026-06-14T09:05:00Z'),
    })
    expect(route.distanceMetres).toBe(3000)
  })

  it('has a route with time or distance alone, and none without both', async () => {
    expect((await routeOf(tcx(`<Activity>${lap(60, 0)}</Activity>`))).durationSeconds).toBe(60)
    expect((await routeOf(tcx(`<Activity>${lap(0, 50)}</Activity>`))).distanceMetres).toBe(50)
    expect(await read(tcx(`<Activity>${lap(0, 0)}</Activity>`))).toEqual({
      ok: false,
      reason: 'no-route',
    })
    expect(await read(tcx(''))).toEqual({ ok: false, reason: 'no-route' })
  })

  it('without places has the distance of its last point', async () => {
    const at = (time: string, metres: number) =>
      `<Trackpoint><Time>2026-06-14T09:${time}:00Z</Time><DistanceMeters>${metres}</DistanceMeters></Trackpoint>`
    const points = `<Track>${at('00', 0)}${at('10', 2000)}</Track>`
    const treadmill = `<Lap><TotalTimeSeconds>600</TotalTimeSeconds>${points}</Lap>`
    expect(await routeOf(tcx(`<Activity>${treadmill}</Activity>`))).toMatchObject({
      distanceMetres: 2000,
      durationSeconds: 600,
    })
  })
})
