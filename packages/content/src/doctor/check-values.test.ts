import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  getContrastRatio,
  checkColours,
  checkEffects,
  checkShareImage,
  checkValues,
} from './check-values.ts'

const document = { type: 'internal_page', uid: 'about', id: 'P1' }
const examined = (data: unknown) =>
  checkValues(document, data).map(({ kind, field }) => `${kind} ${field}`)

it.each([
  ['<img src="/a.png" alt="A" width="1" height="2">', []],
  ['<IMG\nALT = "A"\nWIDTH = "1"\nHEIGHT = "2">', []],
  ['<img alt="">', ['image-size html']],
  ['<img alt="A" width="1">', ['image-size html']],
  ['<img alt="A" height="1">', ['image-size html']],
  ['<img data-alt="A" width="1" height="2">', ['missing-alt html']],
  ['<img alt="A" data-width="1" height="2">', ['image-size html']],
  ['<img alt="A" width="1" data-height="2">', ['image-size html']],
  ['<img altogether="A" widths="1" heights="2">', ['missing-alt html', 'image-size html']],
  ['<img><p>x</p><img alt="">', ['missing-alt html', 'image-size html', 'image-size html']],
  ['<image>', []],
])('checks images in HTML: %s', (html, expected) => expect(examined({ html })).toEqual(expected))

describe('images of the CMS', () => {
  const whole = { url: '/a.png', alt: 'A', dimensions: { width: 3, height: 2 } }

  it.each([
    [whole, []],
    [{ ...whole, alt: '' }, []],
    [{ ...whole, alt: null }, ['missing-alt image']],
    [{ url: '/a.png', dimensions: whole.dimensions }, ['missing-alt image']],
    [{ url: '/a.png', alt: 'A' }, ['image-size image']],
    [{ ...whole, dimensions: { width: 0, height: 2 } }, ['image-size image']],
    [{ ...whole, dimensions: { width: 3, height: 0 } }, ['image-size image']],
    [{ ...whole, dimensions: { width: 3 } }, ['image-size image']],
    [{ ...whole, dimensions: { height: 2 } }, ['image-size image']],
  ])('are reported without alternative text or size: %j', (image, expected) =>
    expect(examined({ image })).toEqual(expected),
  )

  it.each([
    { alt: null },
    { url: '', alt: null },
    { url: null, alt: null },
    { url: '/a', kind: 'link' },
  ])('are ignored without a URL or without the fields of an image: %j', (image) =>
    expect(examined({ image })).toEqual([]),
  )
})

it('reports an anchor or a modal id that is used twice', () => {
  const slices = [
    { anchor: 'a' },
    { anchor: 'b' },
    { anchor: 'a' },
    { id: 'a', iframe: '' },
    { id: 'a', iframe: '' },
  ]
  expect(examined({ slices })).toEqual([
    'duplicate-id slices[2].anchor',
    'duplicate-id slices[4].id',
  ])
})

it('reports only placeholders that do not exist', () =>
  expect(checkValues(document, { title: '{{ name }} {{ nam }} {{ user_name }}' })).toEqual([
    {
      kind: 'unknown-placeholder',
      severity: 'error',
      document,
      field: 'title',
      problem: 'there is no placeholder {{ nam }}',
    },
  ]))

it('checks values inside lists and groups, and ends if one contains itself', () => {
  const list: unknown[] = ['{{ a }}']
  list.push(list)
  const group: Record<string, unknown> = { text: '{{ b }}' }
  group['group'] = group
  expect(examined({ list }).slice(0, 2)).toEqual([
    'unknown-placeholder list[0]',
    'unknown-placeholder list[1][0]',
  ])
  expect(examined(group).slice(0, 2)).toEqual([
    'unknown-placeholder text',
    'unknown-placeholder group.text',
  ])
})

describe('getContrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#fff', '#FFFFFF', 1],
    ['#ff0000', '#fff', 3.998],
    ['#00ff00', '#fff', 1.372],
    ['#0000ff', '#fff', 8.592],
    ['#767676', '#fff', 4.542],
    ['#0a0a0a', '#000', 1.061],
    ['#0b0b0b', '#000', 1.067],
    [' #777777 ', '#fff', 4.478],
    ['RGB(255, 0, 0)', '#fff', 3.998],
    ['rgb(100% 0% 0%)', '#fff', 3.998],
    ['rgb(300 -5 0)', '#fff', 3.998],
    ['rgba(255 0 0 / 1)', '#fff', 3.998],
    ['rgba(255, 0, 0, 100%)', '#fff', 3.998],
    ['hsla(240, 100%, 50%, 1)', '#fff', 8.592],
  ])('of %s and %s is %d (WCAG 2)', (one, other, ratio) => {
    expect(getContrastRatio(one, other)).toBeCloseTo(ratio, 2)
    expect(getContrastRatio(other, one)).toBeCloseTo(ratio, 2)
  })

  it.each([
    ['hsl(0 100% 50%)', '#ff0000'],
    ['hsl(60 100% 50%)', '#ffff00'],
    ['hsl(120 100% 50%)', '#00ff00'],
    ['hsl(180 100% 50%)', '#00ffff'],
    ['hsl(240 100% 50%)', '#0000ff'],
    ['hsl(300 100% 50%)', '#ff00ff'],
    ['hsl(660 100% 50%)', '#ff00ff'],
    ['hsl(-60 100% 50%)', '#ff00ff'],
    ['hsl(20 100% 60%)', '#ff7733'],
    ['hsl(210 50% 40%)', '#336699'],
    ['hsl(150 0% 20%)', '#333333'],
    ['hsl(150 100% 100%)', '#ffffff'],
    ['hsl(150 300% 25%)', '#008040'],
  ])('reads %s as %s', (hsl, hex) => {
    for (const other of ['#000', '#fff', '#808080']) {
      const [one, same] = [getContrastRatio(hsl, other) ?? 0, getContrastRatio(hex, other) ?? 0]
      expect(Math.abs(one - same)).toBeLessThan(0.05)
    }
  })

  it('is independent of the format of a colour', () => {
    const channel = integer({ min: 0, max: 255 })
    assert(
      property(channel, channel, channel, (red, green, blue) => {
        const hex = `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`
        const rgb = `rgb(${red}, ${green}, ${blue})`
        expect(getContrastRatio(hex, '#123456')).toBeCloseTo(
          getContrastRatio(rgb, '#123456') ?? 0,
          10,
        )
      }),
    )
  })

  it.each([
    'red',
    '#ffff',
    '#ffffffff',
    '#ggg',
    'x#fff',
    'rgb(1, 2)',
    'rgb(a, b, c)',
    'rgb()',
    'rgb(1, 2, 3',
    'rgba(1, 2, 3, .99)',
    'hsl(1, 2)',
    'lab(1 2 3)',
    'my-rgb(1, 2, 3)',
    '',
  ])('is undefined for %j', (colour) => {
    expect(getContrastRatio(colour, '#fff')).toBeUndefined()
    expect(getContrastRatio('#fff', colour)).toBeUndefined()
  })
})

const coloured = { type: 'custom_site', uid: 'demo', id: 'S' }
const problemsOf = (data: Record<string, unknown>) =>
  checkColours(coloured, data).map(({ field, problem }) => `${field}: ${problem}`)

it('checkColours requires a contrast of at least 4.5', () => {
  const pair = (text: string) => ({ 'header-foreground': text, 'header-background': '#fff' })
  expect(problemsOf(pair('#767676'))).toEqual([])
  expect(problemsOf(pair('#777777'))).toEqual([
    'header-foreground: #777777 on #fff has a contrast of 4.47; AA requires 4.5',
  ])
})

it('checkColours checks header, footer and every group with both colours', () => {
  const both = { foreground: '#fff', background: '#fff' }
  expect(
    problemsOf({
      'footer-foreground': '#fff',
      'footer-background': '#fff',
      buttons: [{ primary: both }],
    }).map((one) => one.split(':')[0]),
  ).toEqual(['footer-foreground', 'buttons[0].primary.foreground'])
})

it.each([
  { foreground: '#fff', background: null },
  { foreground: 7, background: '#fff' },
  { foreground: '#fff', background: 'white' },
])('checkColours ignores missing and unreadable colours: %j', (button) =>
  expect(problemsOf({ button })).toEqual([]),
)

const checkedEffects = (type: string, data: Record<string, unknown>) =>
  checkEffects({ type, uid: 'x', id: 'X' }, data).map(
    ({ field, problem }) => `${field}: ${problem}`,
  )
const hero = (primary: object) => ({ slice_type: 'hero', primary })
const leaderboard = (kind: string) => ({
  slice_type: 'leaderboard',
  primary: { kind, rankBy: 'gifts' },
})
const text = (primary: object) => ({ slice_type: 'text', primary })

it('checkEffects reports fields without effect, with the reason', () => {
  const site = {
    environment: 'production',
    'design-fonts-body-uppercase': ' YES ',
    platform: [{ primary: { uid: 'c' } }],
    'header-ctas': [{}, { block: 'yes', label: 'x', foreground: '#fff' }],
  }
  expect(checkedEffects('custom_site', site)).toEqual([
    'environment: this has no effect: PLATFORM_ENVIRONMENT of the server selects the platform',
    'design-fonts-body-uppercase: this has no effect: body text in capitals is hard to read. Use capitals for headlines and buttons',
    'platform[0].primary.uid: this has no effect: the uids of the items determine the projects',
    'header-ctas[1].block: this has no effect: header buttons are full-width in the mobile menu only',
    'header-ctas[1].foreground: the text colour has no effect without a background',
  ])
  const page = {
    content: [{}, hero({ background: 'dark' }), leaderboard('fitness')],
    cta: { label: 'x', foreground: '#fff', background: '' },
  }
  expect(checkedEffects('internal_page', page)).toEqual([
    'content[1].primary.background: this has no effect: the background of a hero is its image or the dark colour of the design',
    'content[2].primary.rankBy: this has no effect: a fitness leaderboard ranks by its measure',
    'cta.foreground: the text colour has no effect without a background',
  ])
  const registration = [{ primary: { jgOauthMethod: 'popup' } }]
  expect(checkedEffects('onboarding', { registration })).toEqual([
    'registration[0].primary.jgOauthMethod: this has no effect: useJGOauth of the site and clientId of the platform determine how people sign in',
  ])
})

it('checkEffects ignores fields that have an effect', () => {
  const site = {
    environment: '  ',
    'design-environment': 'x',
    row: { environment: 'x' },
    jgOauthMethod: 'popup',
    'design-fonts-body-uppercase': 'no',
    'design-uppercase': 'yes',
    platform: [{ primary: { uids: 'c' }, items: [{ uid: 'c' }] }],
    'my-platform': [{ primary: { uid: 'c' } }],
    'header-ctas': [{ block: 'no', blocks: 'yes' }],
    block: 'yes',
  }
  expect(checkedEffects('custom_site', site)).toEqual([])
  expect(checkedEffects('custom_site', { 'design-fonts-body-uppercase': 'yes please' })).toEqual([])
  const page = {
    environment: 'production',
    jgOauthMethod: 'popup',
    content: [
      hero({ background: 'none', backgrounds: 'dark' }),
      leaderboard('people'),
      text({ kind: 'fitness', rankBy: 'x', background: 'dark' }),
    ],
    ctas: [
      { label: 'x', foreground: '#fff', background: '#000' },
      { foreground: '#fff' },
      { label: 'x', foreground: 7, color: '#fff' },
    ],
    label: 'x',
  }
  expect(checkedEffects('internal_page', page)).toEqual([])
  expect(checkedEffects('internal_page', { content: { primary: { background: 'dark' } } })).toEqual(
    [],
  )
})

const shared = { type: 'internal_page', uid: 'about', id: 'A' }
const checkedShare = (image: unknown) => checkShareImage(shared, { 'meta-image': image })

it.each(['media/share.svg', 'https://content.example/SHARE.SVG?v=1'])(
  'checkShareImage reports %s',
  (url) => {
    const [found, ...more] = checkedShare({ url, alt: '' })
    expect(more).toEqual([])
    expect(found).toMatchObject({
      kind: 'share-image',
      severity: 'warning',
      field: 'meta-image.url',
    })
    expect(found?.problem).toContain(`${url} is an SVG`)
  },
)

it.each([
  undefined,
  null,
  7,
  {},
  { url: 7 },
  { url: 'media/share.jpg' },
  { url: 'https://content.example/svg/share.png' },
])('checkShareImage ignores %j', (image) => expect(checkedShare(image)).toEqual([]))
