/** Validates a parameter's value; undefined if image services would ignore it. */
type ReadValue = (text: string) => string | undefined

/**
 * Allowed query parameters: image parameters of CMS editors, the file version of a CMS without an image service (`v`),
 * and the subset names of a font service (`kit`, `skey`).
 */
const parameters: Readonly<Record<string, ReadValue>> = {
  ar: matching(/^\d{1,4}(?:\.\d{1,3})?:\d{1,4}(?:\.\d{1,3})?$/),
  auto: listOf('compress', 'enhance', 'format', 'redeye'),
  bg: matching(/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8}|transparent)$/i),
  blur: between(0, 2000),
  bri: between(-100, 100),
  con: between(-100, 100),
  crop: listOf('bottom', 'edges', 'entropy', 'faces', 'focalpoint', 'left', 'right', 'top'),
  dpr: between(0.75, 8),
  exp: between(-100, 100),
  fill: listOf('blur', 'solid'),
  fit: listOf('clamp', 'clip', 'crop', 'facearea', 'fill', 'fillmax', 'max', 'min', 'scale'),
  flip: listOf('h', 'hv', 'v'),
  fm: listOf('avif', 'gif', 'jpg', 'pjpg', 'png', 'png8', 'webp'),
  'fp-x': between(0, 1),
  'fp-y': between(0, 1),
  'fp-z': between(1, 100),
  h: between(0, 8192),
  kit: matching(/^[\w-]{1,512}$/),
  lossless: listOf('0', '1', 'false', 'true'),
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
  trim: listOf('auto', 'color'),
  v: matching(/^[\w-]{1,64}$/),
  w: between(0, 8192),
}

/** Query parameters of font services. Other sources ignore them. */
const fontNames = new Set(['kit', 'skey', 'v'])

/**
 * The query of a picture's or font's address as its source is asked: parameters that no image service
 * reads are left out, the first of two counts, the rest are in one order, and numbers stay within
 * what a page can use. So addresses that mean the same are fetched once.
 *
 * @param hasImageService - whether the source changes pictures; otherwise it knows versions and names only
 * @returns such as `?h=200&w=100`, or '' when nothing is left
 */
export function mediaQuery(query: URLSearchParams, hasImageService: boolean): string {
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

/** A number with at most three digits after the point. */
function between(least: number, most: number): ReadValue {
  return (text) => {
    if (!/^-?\d{1,9}(?:\.\d{1,20})?$/.test(text)) return undefined
    const value = Math.min(most, Math.max(least, Number(text)))
    return String(Math.round(value * 1000) / 1000)
  }
}

/** Words with commas between them, in one order. */
function listOf(...words: readonly string[]): ReadValue {
  const known = new Set(words)
  return (text) => {
    const said = new Set(text.split(',').filter((word) => known.has(word)))
    return said.size === 0 ? undefined : [...said].toSorted().join(',')
  }
}
