import type { FitnessType } from '@milepost/platform'
import { measureRoute, type RouteFigures } from './measure-route.ts'
import type { RoutePoint, RouteStretches } from '../route/route.ts'

/** What a file of a watch or an app tells. */
export interface RouteFile extends RouteFigures {
  type: FitnessType | undefined
  title: string | undefined
  stretches: RouteStretches
}

/** Why a file was not taken. */
export type RouteFileRefusal = 'too-large' | 'unreadable' | 'no-route'

export type ReadRouteFile = { ok: true; route: RouteFile } | { ok: false; reason: RouteFileRefusal }

/** Larger than weeks of recording. */
export const largestRouteFileBytes = 50 * 1024 * 1024
/** A point every second, day and night, for more than two days. */
const mostPoints = 200_000

/**
 * Reads a GPX, TCX or FIT file. Nothing of it leaves the browser. Documents that declare entities are
 * refused before they are parsed, so that none can grow; the code for FIT files comes with the first of them.
 *
 * @param parseXml - the browser's own parser
 */
export async function readRouteFile(
  file: Pick<Blob, 'size' | 'arrayBuffer'>,
  parseXml: (text: string) => XMLDocument,
): Promise<ReadRouteFile> {
  if (file.size > largestRouteFileBytes) return { ok: false, reason: 'too-large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isFit(bytes)) return readFit(bytes)
  const text = new TextDecoder().decode(bytes)
  // A binary file has NUL in it; no GPX or TCX declares a document type.
  if (text.includes('\0') || /<!(DOCTYPE|ENTITY)/i.test(text)) {
    return { ok: false, reason: 'unreadable' }
  }
  const root = rootOf(text, parseXml)
  if (root === undefined) return { ok: false, reason: 'unreadable' }
  const isTcx = root.localName === 'TrainingCenterDatabase'
  if (!isTcx && root.localName !== 'gpx') return { ok: false, reason: 'unreadable' }
  const route = isTcx ? readTcx(root) : readGpx(root)
  return route === undefined ? { ok: false, reason: 'no-route' } : { ok: true, route }
}

/** Whether a file says in its header that it is of the format of watches. */
function isFit(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(8, 12)) === '.FIT'
}

async function readFit(bytes: Uint8Array): Promise<ReadRouteFile> {
  const { readFitFile } = await import('./read-fit-file.ts')
  try {
    const route = readFitFile(bytes)
    return route === undefined ? { ok: false, reason: 'no-route' } : { ok: true, route }
  } catch {
    return { ok: false, reason: 'unreadable' }
  }
}

function rootOf(text: string, parseXml: (text: string) => XMLDocument): Element | undefined {
  try {
    const document = parseXml(text.replace(/^\uFEFF/, '').trimStart())
    return document.getElementsByTagName('parsererror').length > 0
      ? undefined
      : document.documentElement
  } catch {
    return undefined
  }
}

function readGpx(root: Element): RouteFile | undefined {
  const track = all(root, 'trk')[0]
  const segments = all(root, 'trkseg')
  const stretches = (segments.length > 0 ? segments : all(root, 'rte'))
    .map((segment) => {
      const points = all(segment, segment.localName === 'rte' ? 'rtept' : 'trkpt')
      return points.slice(0, mostPoints).flatMap((point) =>
        pointOf({
          latitude: point.getAttribute('lat'),
          longitude: point.getAttribute('lon'),
          elevation: textOf(point, 'ele'),
          time: textOf(point, 'time'),
        }),
      )
    })
    .filter((points) => points.length > 1)
  if (stretches.length === 0) return undefined
  return {
    ...measureRoute(stretches),
    type: typeOf(track && textOf(track, 'type')),
    title: titleOf(track && textOf(track, 'name')),
    stretches,
  }
}

function readTcx(root: Element): RouteFile | undefined {
  const activity = all(root, 'Activity')[0]
  const laps = all(root, 'Lap')
  const stretches = all(root, 'Track')
    .map((track) =>
      all(track, 'Trackpoint')
        .slice(0, mostPoints)
        .flatMap((point) =>
          pointOf({
            latitude: textOf(point, 'LatitudeDegrees'),
            longitude: textOf(point, 'LongitudeDegrees'),
            elevation: textOf(point, 'AltitudeMeters'),
            time: textOf(point, 'Time'),
          }),
        ),
    )
    .filter((points) => points.length > 1)
  const figures = measureRoute(stretches)
  // A lap knows what a treadmill or a pool did, where there are no places.
  const lapSum = (name: string) =>
    laps.reduce((sum, lap) => sum + positive(childText(lap, name)), 0)
  const distanceMetres = lapSum('DistanceMeters') || figures.distanceMetres
  const durationSeconds = lapSum('TotalTimeSeconds') || figures.durationSeconds
  if (distanceMetres === 0 && durationSeconds === 0) return undefined
  return {
    ...figures,
    distanceMetres,
    durationSeconds,
    startedMs: figures.startedMs ?? momentOf(activity && textOf(activity, 'Id')),
    type: typeOf(activity?.getAttribute('Sport') ?? undefined),
    title: titleOf(activity && childText(activity, 'Notes')),
    stretches,
  }
}

function pointOf(given: {
  latitude: string | null | undefined
  longitude: string | null | undefined
  elevation: string | undefined
  time: string | undefined
}): RoutePoint[] {
  const latitude = numberOf(given.latitude)
  const longitude = numberOf(given.longitude)
  if (latitude === undefined || longitude === undefined) return []
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return []
  const height = numberOf(given.elevation)
  return [
    {
      latitude,
      longitude,
      // From the deepest shore to above the highest summit.
      elevationMetres: height !== undefined && height > -500 && height < 9000 ? height : undefined,
      atMs: momentOf(given.time),
    },
  ]
}

/** Elements by their own name, whatever namespace the file puts them in. */
function all(parent: Element, name: string): Element[] {
  return [...parent.getElementsByTagNameNS('*', name)]
}

function textOf(parent: Element, name: string): string | undefined {
  return parent.getElementsByTagNameNS('*', name)[0]?.textContent?.trim() || undefined
}

function childText(parent: Element, name: string): string | undefined {
  const child = [...parent.children].find(({ localName }) => localName === name)
  return child?.textContent?.trim() || undefined
}

function numberOf(text: string | null | undefined): number | undefined {
  if (text === null || text === undefined || text.trim() === '') return undefined
  const value = Number(text)
  return Number.isFinite(value) ? value : undefined
}

function positive(text: string | undefined): number {
  return Math.max(0, numberOf(text) ?? 0)
}

function momentOf(text: string | undefined): number | undefined {
  const ms = text === undefined ? Number.NaN : Date.parse(text)
  return Number.isNaN(ms) ? undefined : ms
}

const longestTitle = 100

function titleOf(text: string | undefined): string | undefined {
  const words = text?.replaceAll(/\s+/g, ' ').trim()
  return words ? Array.from(words).slice(0, longestTitle).join('') : undefined
}

/** Words that devices write for what somebody did, in any of their spellings. */
const activityTypeKeys: readonly [RegExp, FitnessType][] = [
  [/wheelchair/i, 'wheelchair'],
  [/hik/i, 'hike'],
  [/walk/i, 'walk'],
  [/run|jog/i, 'run'],
  [/rid|bik|cycl/i, 'ride'],
  [/swim/i, 'swim'],
]

function typeOf(text: string | undefined): FitnessType | undefined {
  return activityTypeKeys.find(([word]) => word.test(text ?? ''))?.[1]
}
