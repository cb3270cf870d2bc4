import type { FitnessType } from '@milepost/platform'
import { measureRoute, toPlausibleTime, type RouteTotals } from './measure-route.ts'
import type { RoutePoint, RouteSegments } from '../route/route.ts'

/** Contents of an activity file. */
export interface RouteFile extends RouteTotals {
  type: FitnessType | undefined
  title: string | undefined
  segments: RouteSegments
}

/** Reason why a file was rejected. */
export type RouteFileProblem = 'too-large' | 'unreadable' | 'no-route' | 'archive'

type RouteFileResult = { ok: true; route: RouteFile } | { ok: false; reason: RouteFileProblem }

/** Maximum size in bytes. Weeks of recording are smaller. */
export const maxRouteFileBytes = 50 * 1024 * 1024
/** Maximum number of points per segment. More than two days at one point per second. */
const maxPoints = 200_000

/**
 * Parses a GPX, TCX or FIT file in the browser, without uploading it. Documents that declare entities are rejected before
 * parsing, because they could expand without limit. The FIT parser is loaded on demand.
 *
 * @param parseXml - parses XML with the browser's `DOMParser`
 */
export async function readRouteFile(
  file: Pick<Blob, 'size' | 'arrayBuffer'>,
  parseXml: (text: string) => XMLDocument,
): Promise<RouteFileResult> {
  if (file.size > maxRouteFileBytes) return { ok: false, reason: 'too-large' }
  const given = new Uint8Array(await file.arrayBuffer())
  if (startsWith(given, zipSignature)) return { ok: false, reason: 'archive' }
  const bytes = startsWith(given, gzipSignature) ? await gunzip(given) : given
  if (bytes === undefined) return { ok: false, reason: 'unreadable' }
  if (isFitFile(bytes)) return parseFit(bytes)
  const text = decode(bytes)
  // Binary files contain NUL. GPX and TCX have no document type.
  if (text.includes('\0') || /<!(DOCTYPE|ENTITY)/i.test(removeLiterals(text))) {
    return { ok: false, reason: 'unreadable' }
  }
  const root = parseRoot(text, parseXml)
  if (root === undefined) return { ok: false, reason: 'unreadable' }
  const isTcx = root.localName === 'TrainingCenterDatabase'
  if (!isTcx && root.localName !== 'gpx') return { ok: false, reason: 'unreadable' }
  const route = isTcx ? parseTcx(root) : parseGpx(root)
  return route === undefined ? { ok: false, reason: 'no-route' } : { ok: true, route }
}

/** Whether the file has a FIT header. */
function isFitFile(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(8, 12)) === '.FIT'
}

async function parseFit(bytes: Uint8Array): Promise<RouteFileResult> {
  const { readFitFile } = await import('./read-fit-file.ts')
  try {
    const route = await readFitFile(bytes)
    return route === undefined ? { ok: false, reason: 'no-route' } : { ok: true, route }
  } catch {
    return { ok: false, reason: 'unreadable' }
  }
}

const zipSignature = [0x50, 0x4b, 3, 4]
const gzipSignature = [0x1f, 0x8b]

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

/** Decompresses a file such as `ride.fit.gz`; undefined if it is corrupt or too large. */
async function gunzip(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const unpacked = new Response(bytes.slice()).body?.pipeThrough(new DecompressionStream('gzip'))
  const reader = unpacked?.getReader()
  if (reader === undefined) return undefined
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a stream is read chunk by chunk
      const { done, value } = await reader.read()
      if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
      size += value.byteLength
      if (size > maxRouteFileBytes) return undefined
      parts.push(value)
    }
  } catch {
    return undefined
  }
}

/** Decodes XML by its byte order mark or its declaration; UTF-8 by default. */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0x3c, 0]))
    return decodeAs('utf-16le', bytes)
  if (startsWith(bytes, [0xfe, 0xff]) || startsWith(bytes, [0, 0x3c]))
    return decodeAs('utf-16be', bytes)
  const start = decodeAs('latin1', bytes.subarray(0, 200))
  return decodeAs(/^<\?xml[^>]*\sencoding=["']([\w.-]+)["']/.exec(start)?.[1] ?? 'utf-8', bytes)
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    // Unknown encoding.
    return new TextDecoder().decode(bytes)
  }
}

const literalDelimiters = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const

/** Removes comments and CDATA sections, which may contain anything. */
function removeLiterals(text: string): string {
  return literalDelimiters.reduce((rest, [open, close]) => {
    const [before = '', ...parts] = rest.split(open)
    // Unclosed ones are kept, and rejected by the parser.
    const after = parts.map((part) => {
      const end = part.indexOf(close)
      return end === -1 ? open + part : part.slice(end + close.length)
    })
    return before + after.join('')
  }, text)
}

/**
 * Returns the root element of an XML document. If parsing fails, retries with undeclared prefixes declared, because some map
 * tools omit their declarations.
 */
function parseRoot(text: string, parseXml: (text: string) => XMLDocument): Element | undefined {
  const xml = text.replace(/^\uFEFF/, '').trimStart()
  return tryParseRoot(xml, parseXml) ?? tryParseRoot(declarePrefixes(xml), parseXml)
}

function tryParseRoot(xml: string, parseXml: (text: string) => XMLDocument): Element | undefined {
  try {
    const document = parseXml(xml)
    return document.getElementsByTagName('parsererror').length > 0
      ? undefined
      : document.documentElement
  } catch {
    return undefined
  }
}

function declarePrefixes(xml: string): string {
  const used = [...xml.matchAll(/[<\s]([A-Za-z_][\w.-]*):[A-Za-z_]/g)].map(([, prefix]) => prefix)
  const missing = [...new Set(used)].filter(
    (prefix) => prefix !== 'xml' && prefix !== 'xmlns' && !xml.includes(`xmlns:${prefix}=`),
  )
  const declarations = missing.map((prefix) => ` xmlns:${prefix}="urn:undeclared:${prefix}"`)
  return xml.replace(
    /<(?:\w+:)?(?:gpx|TrainingCenterDatabase)\b/,
    (tag) => tag + declarations.join(''),
  )
}

function parseGpx(root: Element): RouteFile | undefined {
  const tracks = findElements(root, 'trk')
  const [track] = tracks
  const elements = findElements(root, 'trkseg')
  const segments = (elements.length > 0 ? elements : findElements(root, 'rte'))
    .map((segment) => {
      const points = findElements(segment, segment.localName === 'rte' ? 'rtept' : 'trkpt')
      return points.slice(0, maxPoints).flatMap((point) =>
        toRoutePoints({
          latitude: point.getAttribute('lat'),
          longitude: point.getAttribute('lon'),
          elevation: findText(point, 'ele'),
          time: findText(point, 'time'),
        }),
      )
    })
    .filter((points) => points.length > 1)
  if (segments.length === 0) return undefined
  return {
    ...measureRoute(segments),
    // From direct children of the track only, because links also have types and names.
    type: toFitnessType(tracks.map((each) => getChildText(each, 'type'))),
    title: normaliseTitle(track && getChildText(track, 'name')),
    segments,
  }
}

function parseTcx(root: Element): RouteFile | undefined {
  const activities = findElements(root, 'Activity')
  const [activity] = activities
  const laps = findElements(root, 'Lap')
  const segments = findElements(root, 'Track')
    .map((track) =>
      findElements(track, 'Trackpoint')
        .slice(0, maxPoints)
        .flatMap((point) =>
          toRoutePoints({
            latitude: findText(point, 'LatitudeDegrees'),
            longitude: findText(point, 'LongitudeDegrees'),
            elevation: findText(point, 'AltitudeMeters'),
            time: findText(point, 'Time'),
          }),
        ),
    )
    .filter((points) => points.length > 1)
  const figures = measureRoute(segments)
  // Treadmill and pool activities have no positions, so use the totals of the laps.
  const lapSum = (name: string) =>
    laps.reduce((sum, lap) => sum + parsePositive(getChildText(lap, name)), 0)
  const distanceMetres =
    lapSum('DistanceMeters') || figures.distanceMetres || getMaxDistanceMetres(root)
  const durationSeconds = lapSum('TotalTimeSeconds') || figures.durationSeconds
  if (distanceMetres === 0 && durationSeconds === 0) return undefined
  return {
    ...figures,
    distanceMetres,
    durationSeconds,
    startedMs:
      figures.startedMs ?? toPlausibleTime(parseTime(activity && findText(activity, 'Id'))),
    type: toFitnessType(activities.map((each) => each.getAttribute('Sport'))),
    title: normaliseTitle(activity && getChildText(activity, 'Notes')),
    segments,
  }
}

/** Returns the greatest distance of any point, in metres. Treadmills with a foot pod record distances without positions. */
function getMaxDistanceMetres(root: Element): number {
  return findElements(root, 'Trackpoint').reduce(
    (furthest, point) => Math.max(furthest, parsePositive(getChildText(point, 'DistanceMeters'))),
    0,
  )
}

function toRoutePoints(given: {
  latitude: string | null | undefined
  longitude: string | null | undefined
  elevation: string | undefined
  time: string | undefined
}): RoutePoint[] {
  const latitude = parseNumber(given.latitude)
  const longitude = parseNumber(given.longitude)
  if (latitude === undefined || longitude === undefined) return []
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return []
  const height = parseNumber(given.elevation)
  return [
    {
      latitude,
      longitude,
      // Plausible altitudes: from the Dead Sea to Mount Everest.
      elevationMetres: height !== undefined && height > -500 && height < 9000 ? height : undefined,
      atMs: parseTime(given.time),
    },
  ]
}

/** Finds elements by local name in any namespace. */
function findElements(parent: Element, name: string): Element[] {
  return [...parent.getElementsByTagNameNS('*', name)]
}

function findText(parent: Element, name: string): string | undefined {
  return parent.getElementsByTagNameNS('*', name)[0]?.textContent?.trim() || undefined
}

function getChildText(parent: Element, name: string): string | undefined {
  const child = [...parent.children].find(({ localName }) => localName === name)
  return child?.textContent?.trim() || undefined
}

function parseNumber(text: string | null | undefined): number | undefined {
  if (text === null || text === undefined || text.trim() === '') return undefined
  const value = Number(text)
  return Number.isFinite(value) ? value : undefined
}

function parsePositive(text: string | undefined): number {
  return Math.max(0, parseNumber(text) ?? 0)
}

function parseTime(text: string | undefined): number | undefined {
  const ms = text === undefined ? Number.NaN : Date.parse(text)
  return Number.isNaN(ms) ? undefined : ms
}

const maxTitleLength = 100

function normaliseTitle(text: string | undefined): string | undefined {
  const messages = text?.replaceAll(/\s+/g, ' ').trim()
  return messages ? Array.from(messages).slice(0, maxTitleLength).join('') : undefined
}

/** Activity types by the names that devices use, in various spellings. */
const activityTypePatterns: readonly [RegExp, FitnessType][] = [
  [/wheelchair/i, 'wheelchair'],
  [/hik/i, 'hike'],
  [/walk/i, 'walk'],
  [/run|jog/i, 'run'],
  [/rid|bik|cycl/i, 'ride'],
  [/swim/i, 'swim'],
]

/** Numbers that Strava uses instead of names. */
const fitnessTypeByStravaNumber: Readonly<Record<string, FitnessType>> = {
  1: 'ride',
  4: 'hike',
  9: 'run',
  10: 'walk',
  16: 'swim',
}

/** Returns the activity type; undefined if the names differ, as in a triathlon. */
function toFitnessType(messages: readonly (string | null | undefined)[]): FitnessType | undefined {
  const types = new Set(
    messages.flatMap((text) =>
      text
        ? [
            fitnessTypeByStravaNumber[text] ??
              activityTypePatterns.find(([word]) => word.test(text))?.[1],
          ]
        : [],
    ),
  )
  const [type] = types
  return types.size === 1 ? type : undefined
}
