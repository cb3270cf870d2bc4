/** Validates and normalises a parameter's value; undefined if it is invalid. */
type ReadValue = (text: string) => string | undefined

/**
 * Supported query parameters: those of image services that CMS editors use, the file version of a CMS without an image service
 * (`v`), and the subset names of a font service (`kit`, `skey`).
 */
const parameters: Readonly<Record<string, ReadValue>> = {
  ar: matching(/^\d{1,4}(?:\.\d{1,3})?:\d{1,4}(?:\.\d{1,3})?$/),
  auto: createListParser('compress', 'enhance', 'format', 'redeye'),
  bg: matching(/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8}|transparent)$/i),
  blur: between(0, 2000),
  bri: between(-100, 100),
  con: between(-100, 100),
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
  dpr: between(0.75, 8),
  exp: between(-100, 100),
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
  'fp-x': between(0, 1),
  'fp-y': between(0, 1),
  'fp-z': between(1, 100),
  h: between(0, 8192),
  kit: matching(/^[\w-]{1,512}$/),
  lossless: createListParser('0', '1', 'false', 'true'),
  'max-h': between(0, 8192),
  'max-w': between(0, 8192),
  'min-h': between(0, 8192),
  'min-w': between(0, 8192),
  orient: between(0, 360),
  pad: between(0, 8192),
  q: between(0, 100),
  rect: matching(/^\d{1,5}(?:\.\d{1,20})?(?:,\d{1,5}(?:\.\d{1,20})?){3}$/),
  rot: between(0, 359),
  sat: between(-100, 100),
  sharp: between(0, 100),
  skey: matching(/^[\w-]{1,64}$/),
  trim: createListParser('auto', 'color'),
  v: matching(/^[\w-]{1,64}$/),
  w: between(0, 8192),
}

/** Parameters for sources without an image service. They are dropped for sources with one. */
const fontNames = new Set(['kit', 'skey', 'v'])

/**
 * Normalises the query of a media URL, so that equivalent URLs share a cache entry: drops unknown and repeated parameters,
 * sorts the rest, and clamps numbers.
 *
 * @param hasImageService - whether the source transforms images; otherwise only `v`, `kit` and `skey` are kept
 * @returns for example `?h=200&w=100`, or `''`
 */
export function readMediaQuery(query: URLSearchParams, hasImageService: boolean): string {
  const kept = Object.entries(parameters).flatMap(([name, read]) => {
    if (fontNames.has(name) === hasImageService) return []
    const text = query.get(name)
    const value = text === null ? undefined : read(text)
    return value === undefined ? [] : [`${name}=${value}`]
  })
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}

function matching(pattern: RegExp): ReadValue {
  return (text) => (pattern.test(text) ? text : undefined)
}

/** Accepts a number, clamps it, and rounds it to three decimals. */
function between(least: number, most: number): ReadValue {
  return (text) => {
    if (!/^-?\d{1,9}(?:\.\d{1,20})?$/.test(text)) return undefined
    const value = Math.min(most, Math.max(least, Number(text)))
    return String(Math.round(value * 1000) / 1000)
  }
}

/** Returns a parser of comma-separated lists that drops unsupported values and sorts the others. */
function createListParser(...words: readonly string[]): ReadValue {
  const known = new Set(words)
  return (text) => {
    const said = new Set(text.split(',').filter((word) => known.has(word)))
    return said.size === 0 ? undefined : [...said].toSorted().join(',')
  }
}
