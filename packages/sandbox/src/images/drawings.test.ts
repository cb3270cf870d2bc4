import { describe, expect, it } from 'vitest'
import { drawPagePicture } from './page-picture/draw-page-picture.ts'
import { paletteOf } from './palettes.ts'
import { drawPortrait } from './portrait/draw-portrait.ts'

const palettes = ['tideline', 'summit', 'neutral'].map(paletteOf)
const seeds = Array.from({ length: 200 }, (_, index) => `page/${index}`)

const drawings = [
  {
    name: 'a portrait',
    draw: (seed: string, palette = paletteOf('tideline')) => drawPortrait(seed, { palette }),
  },
  {
    name: 'a coast',
    draw: (seed: string, palette = paletteOf('tideline')) =>
      drawPagePicture(seed, { palette, kind: 'coast' }),
  },
  {
    name: 'a mountain',
    draw: (seed: string, palette = paletteOf('summit')) =>
      drawPagePicture(seed, { palette, kind: 'mountain' }),
  },
]

const hostile = [
  '',
  '"><script>alert(1)</script>',
  "'/><image href='https://example.org/x.png'/>",
  ']]>&nbsp;<!--',
  '\u0000\u0008\uFFFE',
  '\uD800',
  'ﷺ👩🏽‍🦱 Ωmega',
  'zebrafish'.repeat(1_200),
  '__proto__',
]

describe.each(drawings)('$name', ({ draw }) => {
  it('is the same for the same seed', () => {
    for (const seed of [...seeds.slice(0, 20), ...hostile]) expect(draw(seed)).toBe(draw(seed))
  })

  it('is well formed, of known elements only, in every palette', () => {
    for (const palette of palettes) {
      for (const seed of seeds) expect(faultOf(draw(seed, palette))).toBe('')
    }
  })

  it('is smaller than 6 kB in every palette', () => {
    const sizes = palettes.flatMap((palette) =>
      seeds.map((seed) => Buffer.byteLength(draw(seed, palette))),
    )
    expect(Math.max(...sizes)).toBeLessThan(6_000)
  })

  it('keeps hostile seeds out of the picture', () => {
    for (const seed of hostile) {
      const picture = draw(seed)
      expect(faultOf(picture)).toBe('')
      expect(picture).not.toMatch(/script|image|href|zebrafish|proto|[^\u0020-\u007E]/i)
    }
  })

  it('keeps hostile palettes out of the picture', () => {
    const bad = '"/><script>alert(1)</script>'
    const palette = { ...paletteOf(''), deep: bad, accent: bad, pale: bad, growth: bad, light: bad }
    for (const seed of seeds.slice(0, 60)) expect(faultOf(draw(seed, palette))).toBe('')
  })

  it('differs from seed to seed', () => {
    expect(new Set(seeds.map((seed) => draw(seed))).size).toBeGreaterThanOrEqual(150)
  })

  it('differs from palette to palette', () => {
    expect(new Set(palettes.map((palette) => draw('one', palette))).size).toBe(3)
  })
})

it('draws many different heads, colours and measures left aside', () => {
  const shapes = seeds.map((seed) => {
    const groups = drawPortrait(seed, { palette: paletteOf('tideline') }).split(
      '<g transform="rotate',
    )
    return groups.at(-1)?.replaceAll(/#[0-9a-f]{6}|-?[\d.]+/g, '')
  })
  expect(new Set(shapes).size).toBeGreaterThan(100)
})

it('takes an unknown kind for a coast', () => {
  const kind = 'desert' as 'coast'
  expect(faultOf(drawPagePicture('one', { palette: paletteOf(''), kind }))).toBe('')
})

describe('the reader of these tests', () => {
  it.each([
    ['<svg><g></svg>', 'closes'],
    ['<svg><path d="M0 0"></svg>', 'closes'],
    ['<svg><script/></svg>', 'element'],
    ['<svg><path onload="x"/></svg>', 'attribute'],
    ['<svg><path d="a" d="b"/></svg>', 'twice'],
    ['<svg><path d="MNaN 0"/></svg>', 'value'],
    ['<svg><path fill="url(https://example.org)"/></svg>', 'value'],
    ['<svg>text</svg>', 'text'],
    ['<svg><path d="M0 0"', 'text'],
    ['<svg><path fill="url(#gone)"/></svg>', 'target'],
  ])('finds the fault of %s', (picture, fault) => {
    expect(faultOf(picture)).toContain(fault)
  })
})

/** What is wrong with a picture, in a few words; nothing when it is a plain drawing. */
function faultOf(picture: string): string {
  const elements = /^(?:svg|g|path|circle|ellipse|rect|linearGradient|stop)$/
  const attributes =
    /^(?:xmlns|viewBox|width|height|d|fill|fill-rule|fill-opacity|stroke|stroke-width|stroke-linecap|stroke-linejoin|transform|opacity|cx|cy|r|rx|ry|x|y|x2|y2|id|offset|stop-color)$/
  const values =
    /^(?:http:\/\/www\.w3\.org\/2000\/svg|url\(#\w+\)|none|round|evenodd|sky\w+|#[0-9a-f]{3}(?:[0-9a-f]{3})?|(?:(?:matrix|translate|scale|rotate)\([-\d. ]+\) ?)+|[-\d. MmLlHhVvCcSsQqTtAaZz]+)$/
  const open: string[] = []
  let rest = picture
  while (rest !== '') {
    const tag = /^<(\/?)(\w+)((?: [\w-]+="[^"<&]*")*)(\/?)>/.exec(rest)
    if (!tag) return `text: ${rest.slice(0, 40)}`
    const [whole, closing, element = '', listed = '', empty] = tag
    rest = rest.slice(whole.length)
    if (!elements.test(element)) return `element ${element}`
    if (closing) {
      if (open.pop() !== element) return `${element} closes too early`
      continue
    }
    const seen = new Set<string>()
    for (const [, name = '', value = ''] of listed.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
      if (!attributes.test(name)) return `attribute ${name}`
      if (seen.has(name)) return `${name} twice`
      if (!values.test(value)) return `value ${value}`
      seen.add(name)
    }
    if (!empty) open.push(element)
  }
  if (open.length > 0) return `nothing closes ${open.join(' ')}`
  const target = /url\(#(\w+)\)/.exec(picture)?.[1]
  return target === undefined || picture.includes(` id="${target}"`) ? '' : 'a target is missing'
}
