/** Function that validates and normalises the value of a parameter. Returns undefined if it is invalid. */
type ParseValue = (text: string) => string | undefined

/** Parsers of the supported query parameters: those of image services, and `v`, `kit` and `skey` for other files. */
const parameterParsers: Readonly<Record<string, ParseValue>> = {
  ar: createPatternParser(/^\d{1,4}(?:\.\d{1,3})?:\d{1,4}(?:\.\d{1,3})?$/),
  auto: createListParser('compress', 'enhance', 'format', 'redeye'),
  bg: createPatternParser(/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8}|transparent)$/i),
  blur: createNumberParser(0, 2000),
  bri: createNumberParser(-100, 100),
  con: createNumberParser(-100, 100),
  crop: createListParser(
    'bottom',
    'edges',
    'entropy',
    'faces',
    'focalpoint',
    'left',
    'right',
    'top',
  ),
  dpr: createNumberParser(0.75, 8),
  exp: createNumberParser(-100, 100),
  fill: createListParser('blur', 'solid'),
  fit: createListParser(
    'clamp',
    'clip',
    'crop',
    'facearea',
    'fill',
    'fillmax',
    'max',
    'min',
    'scale',
  ),
  flip: createListParser('h', 'hv', 'v'),
  fm: createListParser('avif', 'gif', 'jpg', 'pjpg', 'png', 'png8', 'webp'),
  'fp-x': createNumberParser(0, 1),
  'fp-y': createNumberParser(0, 1),
  'fp-z': createNumberParser(1, 100),
  h: createNumberParser(0, 8192),
  kit: createPatternParser(/^[\w-]{1,512}$/),
  lossless: createListParser('0', '1', 'false', 'true'),
  'max-h': createNumberParser(0, 8192),
  'max-w': createNumberParser(0, 8192),
  'min-h': createNumberParser(0, 8192),
  'min-w': createNumberParser(0, 8192),
  orient: createNumberParser(0, 360),
  pad: createNumberParser(0, 8192),
  q: createNumberParser(0, 100),
  rect: createPatternParser(/^\d{1,5}(?:\.\d{1,20})?(?:,\d{1,5}(?:\.\d{1,20})?){3}$/),
  rot: createNumberParser(0, 359),
  sat: createNumberParser(-100, 100),
  sharp: createNumberParser(0, 100),
  skey: createPatternParser(/^[\w-]{1,64}$/),
  trim: createListParser('auto', 'color'),
  v: createPatternParser(/^[\w-]{1,64}$/),
  w: createNumberParser(0, 8192),
}

/** Parameters for sources without an image service. They are removed for sources with one. */
const nonImageParameters = new Set(['kit', 'skey', 'v'])

/**
 * Normalises the query of a media URL, so that equivalent URLs share a cache entry: removes unknown and repeated parameters,
 * sorts the rest, and clamps numbers.
 *
 * @param hasImageService - whether the source transforms images; otherwise only `v`, `kit` and `skey` are kept
 * @returns for example `?h=200&w=100`, or `''`
 */
export function normaliseMediaQuery(query: URLSearchParams, hasImageService: boolean): string {
  const kept = Object.entries(parameterParsers).flatMap(([name, read]) => {
    if (nonImageParameters.has(name) === hasImageService) return []
    const text = query.get(name)
    const value = text === null ? undefined : read(text)
    return value === undefined ? [] : [`${name}=${value}`]
  })
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}

function createPatternParser(pattern: RegExp): ParseValue {
  return (text) => (pattern.test(text) ? text : undefined)
}

/** Creates a parser of numbers that clamps them and rounds them to three decimals. */
function createNumberParser(least: number, most: number): ParseValue {
  return (text) => {
    if (!/^-?\d{1,9}(?:\.\d{1,20})?$/.test(text)) return undefined
    const value = Math.min(most, Math.max(least, Number(text)))
    return String(Math.round(value * 1000) / 1000)
  }
}

/** Creates a parser of comma-separated lists that removes unsupported values and sorts the others. */
function createListParser(...allowedValues: readonly string[]): ParseValue {
  const known = new Set(allowedValues)
  return (text) => {
    const values = new Set(text.split(',').filter((word) => known.has(word)))
    return values.size === 0 ? undefined : [...values].toSorted().join(',')
  }
}
