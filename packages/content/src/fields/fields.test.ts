import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { buttonSchema } from './button.ts'
import { colour } from './colour.ts'
import { country } from './country.ts'
import { dateText } from './date.ts'
import { fontFamily } from './font-family.ts'
import { image } from './image.ts'
import { link } from './link.ts'
import { numberOr, requiredNumber } from './number.ts'
import { plainWords } from './plain-words.ts'
import { richText } from './rich-text.ts'
import { yesNo } from './yes-no.ts'

function problemOf(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value).issues?.[0]?.message
}

describe('numbers', () => {
  it('reads numbers and numbers written as text', () => {
    expect(v.parse(requiredNumber(), 25)).toBe(25)
    expect(v.parse(requiredNumber(), ' 25.5 ')).toBe(25.5)
    expect(v.parse(numberOr(10), null)).toBe(10)
  })

  it.each([
    [requiredNumber({ above: 0 }), 'lots', 'expected a number above 0, found "lots"'],
    [requiredNumber({ above: 0 }), 0, 'expected a number above 0, found 0'],
    [requiredNumber({ above: 0 }), null, 'expected a number above 0, found nothing'],
    [requiredNumber(), '1e5', 'expected a number, found "1e5"'],
    [requiredNumber(), Number.NaN, 'expected a number, found NaN'],
    [requiredNumber(), [1], 'expected a number, found a list'],
    [
      numberOr(1, { min: 1, max: 50, whole: true }),
      2.5,
      'expected a whole number from 1 to 50, found 2.5',
    ],
  ])('says in an editor’s words what is wrong: %#', (schema, value, problem) => {
    expect(problemOf(schema, value)).toBe(problem)
  })
})

describe('yes and no', () => {
  it('reads select words in any case', () => {
    expect(['Yes', 'yes', 'ON', true].map((value) => v.parse(yesNo(false), value))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['No', 'off', false].map((value) => v.parse(yesNo(true), value))).toEqual([
      false,
      false,
      false,
    ])
    expect([null, '', ' '].map((value) => v.parse(yesNo(true), value))).toEqual([true, true, true])
    expect(problemOf(yesNo(true), 'Maybe')).toBe('expected "Yes" or "No", found "Maybe"')
  })
})

describe('links', () => {
  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    ['mailto:hello@a.example', 'mailto:hello@a.example'],
    ['tel:+441632960217', 'tel:+441632960217'],
    ['/about?x=1:2', '/about?x=1:2'],
    ['?modal=a', '?modal=a'],
    ['#top', '#top'],
    [null, ''],
    [{ link_type: 'Any' }, ''],
    [{ link_type: 'Web', url: 'https://a.example' }, 'https://a.example'],
    [{ link_type: 'Document', type: 'internal_page', uid: 'about', id: 'x' }, '/about'],
    [{ link_type: 'Document', type: 'custom_site', uid: 'demo', id: 'x' }, '/'],
    [{ link_type: 'Document', type: 'internal_page', uid: 'gone', isBroken: true }, ''],
  ])('reads %j as %s', (value, address) => {
    expect(v.parse(link, value)).toBe(address)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    { link_type: 'Web', url: 'javascript:alert(1)' },
    7,
  ])('refuses %j', (value) => {
    expect(problemOf(link, value)).toMatch(/^expected a web address/)
  })
})

describe('colours', () => {
  it.each(['#fff', '#E4572E', '#e4572e80', 'rgb(1, 2, 3)', 'hsl(120deg 50% 50%)'])(
    'reads %s',
    (value) => {
      expect(v.parse(colour, value)).toBe(value)
    },
  )

  it.each(['red', 'red;}body{display:none', '#12', 'url(x)', 'rgb(1,2,3);x:y', 12])(
    'refuses %s',
    (value) => {
      expect(problemOf(colour, value)).toMatch(/^expected a colour/)
    },
  )
})

describe('pictures', () => {
  it('has url and alt, and its size when it is known [S3.65]', () => {
    const url = 'https://i.example/a.png'
    expect(v.parse(image, { url, alt: 'A', dimensions: { width: 3, height: 2 } })).toEqual({
      url,
      alt: 'A',
      width: 3,
      height: 2,
    })
    expect(v.parse(image, { url, alt: null, dimensions: { width: 'x' } })).toEqual({ url, alt: '' })
    expect(v.parse(image, {})).toBeUndefined()
  })

  it('names the part that is wrong', () => {
    expect(v.safeParse(image, { url: 'javascript:x' }).issues?.[0].path?.[0].key).toBe('url')
    expect(problemOf(image, 'a.png')).toBe('expected a picture, found "a.png"')
  })
})

describe('rich text', () => {
  it('takes plain text as paragraphs', () => {
    expect(v.parse(richText, 'One\n\nTwo').map(({ text }) => text)).toEqual(['One', 'Two'])
  })

  it.each([
    [{}, 'expected rich text, found a group of fields'],
    [['x'], 'expected a block of rich text, found "x"'],
    [[{ text: 'x' }], 'expected the type of a block, found nothing'],
    [[{ type: 'paragraph', text: 3 }], 'expected text, found 3'],
    [
      [{ type: 'paragraph', text: '', spans: {} }],
      'expected a list of spans, found a group of fields',
    ],
    [
      [{ type: 'paragraph', text: '', spans: [{ type: 'em', start: 'x', end: 2 }] }],
      'expected a whole number, found "x"',
    ],
  ])('refuses %j', (value, problem) => {
    expect(problemOf(richText, value)).toBe(problem)
  })

  it('reads as plain words', () => {
    expect(
      v.parse(plainWords, [
        { type: 'heading2', text: 'A', spans: [] },
        { type: 'image', url: 'x' },
        { type: 'paragraph', text: 'B', spans: [] },
      ]),
    ).toBe('A\nB')
    expect(v.parse(plainWords, ' A ')).toBe('A')
    expect(v.parse(plainWords, null)).toBe('')
  })
})

describe('buttons', () => {
  it('have label, url, standardButton, id, background, foreground, block and linkType [S3.64]', () => {
    const button = {
      label: 'Give',
      url: '/donate',
      standardButton: 'fundraisingPage',
      id: 'give',
      background: '#ffffff',
      foreground: '#000000',
      block: 'Yes',
      linkType: 'donate',
      style: 'quiet',
    }
    expect(v.parse(buttonSchema, button)).toEqual({ ...button, block: true })
  })

  it('refuse an action nobody knows', () => {
    expect(problemOf(buttonSchema, { label: 'x', linkType: 'fly' })).toBe(
      'expected one of "", "signup", "donate", "login", found "fly"',
    )
  })
})

describe('the rest', () => {
  it('reads countries, dates and typefaces', () => {
    expect(['GB', 'en-gb', null].map((value) => v.parse(country, value))).toEqual([
      'gb',
      'gb',
      'au',
    ])
    expect(problemOf(country, 'Britain')).toBe(
      'expected a country of two letters such as "gb", found "Britain"',
    )
    expect(v.parse(dateText, '2026-06-30T10:00:00+0000')).toBe('2026-06-30T10:00:00+0000')
    expect(problemOf(dateText, '2026-02-30')).toMatch(/^expected a date/)
    expect(v.parse(fontFamily, 'Barlow Condensed')).toBe('Barlow Condensed')
    expect(problemOf(fontFamily, 'x";}body{')).toMatch(/^expected the name of a typeface/)
  })

  it('cuts a long value in a message', () => {
    expect(problemOf(colour, 'x'.repeat(500))?.length).toBeLessThan(100)
  })
})
