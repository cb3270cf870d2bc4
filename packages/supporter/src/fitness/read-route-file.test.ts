// @vitest-environment jsdom
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxRouteFileBytes, readRouteFile } from './read-route-file.ts'

const parseXml = (text: string) => new DOMParser().parseFromString(text, 'application/xml')
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer
const read = (text: string, size = text.length) =>
  readRouteFile({ size, arrayBuffer: async () => bytesOf(text) }, parseXml)

function gpx(points: string, more = '') {
  return `<?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1" creator="x"><trk>${more}<trkseg>${points}</trkseg></trk></gpx>`
}

// 0.1° of latitude is 11.1 km.
const walk = gpx(
  `<trkpt lat="51.0" lon="-4.0"><ele>10</ele><time>2026-06-14T09:00:00Z</time></trkpt>
   <trkpt lat="51.05" lon="-4.0"><ele>11</ele><time>2026-06-14T10:00:00Z</time></trkpt>
   <trkpt lat="51.1" lon="-4.0"><ele>60</ele><time>2026-06-14T10:20:00Z</time></trkpt>`,
  '<name>Bude to Boscastle</name><type>walking</type>',
)

const tcx = `<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities>
  <Activity Sport="Biking"><Id>2026-06-14T09:00:00Z</Id>
    <Lap><TotalTimeSeconds>600</TotalTimeSeconds><DistanceMeters>5000</DistanceMeters><Track>
      <Trackpoint><Time>2026-06-14T09:00:00Z</Time><Position><LatitudeDegrees>51</LatitudeDegrees><LongitudeDegrees>-4</LongitudeDegrees></Position><AltitudeMeters>5</AltitudeMeters></Trackpoint>
      <Trackpoint><Time>2026-06-14T09:10:00Z</Time><Position><LatitudeDegrees>51.01</LatitudeDegrees><LongitudeDegrees>-4</LongitudeDegrees></Position><AltitudeMeters>45</AltitudeMeters></Trackpoint>
    </Track></Lap>
    <Lap><TotalTimeSeconds>300</TotalTimeSeconds><DistanceMeters>2500</DistanceMeters></Lap>
  </Activity></Activities></TrainingCenterDatabase>`

describe('readRouteFile', () => {
  it('reads distance, time, climb, type and name of a GPX file [S1.09]', async () => {
    const answer = await read(walk)
    if (!answer.ok) throw new Error(answer.reason)
    expect(answer.route).toMatchObject({
      type: 'walk',
      title: 'Bude to Boscastle',
      startedMs: Date.parse('2026-06-14T09:00:00Z'),
      elevationMetres: 50,
      // The hour without points does not count as moving time.
      durationSeconds: 1200,
    })
    expect(answer.route.distanceMetres).toBeCloseTo(11_119.5, 0)
  })

  it('uses a TCX file’s own totals, also for a lap without places', async () => {
    const answer = await read(tcx)
    if (!answer.ok) throw new Error(answer.reason)
    expect(answer.route).toMatchObject({
      type: 'ride',
      distanceMetres: 7500,
      durationSeconds: 900,
      elevationMetres: 40,
    })
  })

  it('counts no distance while the device had no position', async () => {
    const answer = await read(
      gpx(`<trkpt lat="51" lon="0"><time>2026-06-14T09:00:00Z</time></trkpt>
        <trkpt lat="-30" lon="90"><time>2026-06-14T09:00:01Z</time></trkpt>
        <trkpt lat="-30.0001" lon="90"><time>2026-06-14T09:00:10Z</time></trkpt>`),
    )
    expect(answer.ok && answer.route.distanceMetres).toBeLessThan(20)
  })

  it.each([
    ['a picture', '\u0089PNG\r\n\u001A\n\0\0'],
    ['nothing', ''],
    ['a truncated file', walk.slice(0, 200)],
    ['a document of another type', '<html><body/></html>'],
  ])('rejects %s as unreadable', async (_name, text) =>
    expect(await read(text)).toEqual({ ok: false, reason: 'unreadable' }),
  )

  it.each([
    ['no points', gpx('')],
    ['one point', gpx('<trkpt lat="1" lon="1"/>')],
    ['impossible coordinates', gpx('<trkpt lat="91" lon="0"/><trkpt lat="x" lon="0"/><trkpt/>')],
  ])('says that a file with %s has no route', async (_name, text) =>
    expect(await read(text)).toEqual({ ok: false, reason: 'no-route' }),
  )

  it('rejects an oversized file before reading it', async () => {
    const arrayBuffer = () => Promise.reject(new Error('was read'))
    const file = { size: maxRouteFileBytes + 1, arrayBuffer }
    expect(await readRouteFile(file, parseXml)).toEqual({ ok: false, reason: 'too-large' })
  })

  it('survives any text in any place of a file', async () => {
    const hostile = fc.string({ unit: 'binary', maxLength: 40 })
    await expect(
      fc.assert(
        fc.asyncProperty(hostile, hostile, async (one, other) => {
          const messages = [one, gpx(one), gpx(`<trkpt lat="${one}" lon="${other}"/>`, other)]
          const answers = await Promise.all(messages.map((text) => read(text)))
          return answers.every(
            (answer) => !answer.ok || Number.isFinite(answer.route.distanceMetres),
          )
        }),
        { numRuns: fuzzRuns(60) },
      ),
    ).resolves.toBeUndefined()
  })
})
