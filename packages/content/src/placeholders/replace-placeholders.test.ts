// @vitest-environment jsdom
import { array, assert, constantFrom, nat, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPlainText, richTextToHtml, sanitiseHtml } from '../html.ts'
import {
  replaceUrlPlaceholders,
  replaceContentPlaceholders,
  replaceHtmlPlaceholders,
  replaceRichTextPlaceholders,
} from './replace-placeholders.ts'
import { getPlaceholderValues } from './compile-template.ts'

const attack = '"><img src=x onerror=alert(1)> onclick=alert(2) `\'&lt;'
const from = (query: Record<string, string>, page: object = {}) =>
  getPlaceholderValues({ query: new URLSearchParams(query), page })

describe('replaceRichTextPlaceholders', () => {
  const block = (text: string, spans: unknown[] = []) => [{ type: 'paragraph', text, spans }]

  it('replaces placeholders and keeps bold text and links', () => {
    const text = 'Dear {{ first_name }}, thank you for {{ amount }} pounds'
    const spans = [
      { type: 'strong', start: 5, end: 21 },
      { type: 'em', start: text.indexOf('pounds'), end: text.length },
      {
        type: 'hyperlink',
        start: text.indexOf('thank'),
        end: text.indexOf('thank') + 5,
        data: { link_type: 'Web', url: '/give?amount={{ amount }}' },
      },
    ]
    const filled = replaceRichTextPlaceholders(
      block(text, spans),
      from({ first_name: 'Siân-Marie', amount: '25' }),
    )
    expect(richTextToHtml(filled)).toBe(
      '<p>Dear <strong>Siân-Marie</strong>, <a href="/give?amount=25">thank</a> you for 25 <em>pounds</em></p>',
    )
  })

  it('inserts values as text, whatever the query contains', () => {
    const filled = replaceRichTextPlaceholders(block('Hello {{ name }}'), from({ name: attack }))
    const html = richTextToHtml(filled)
    expect(html).not.toMatch(/<img/)
    expect(toPlainText(html)).toBe(`Hello ${attack}`)
  })

  it('does not change a block with an unknown placeholder [S5.29]', () => {
    const blocks = [...block('{{ name }} {{ nobody }}'), ...block('{{ name }}')]
    const filled = replaceRichTextPlaceholders(blocks, from({ name: 'Ola' }))
    expect(filled.map(({ text }) => text)).toEqual(['{{ name }} {{ nobody }}', 'Ola'])
  })

  it.each([
    [0, 5, 0, 5],
    [5, 15, 5, 8],
    [7, 15, 5, 8],
    [5, 9, 5, 8],
    [15, 20, 8, 13],
    [20, 22, 13, 16],
    [22, 31, 13, 17],
  ])('moves a span from %i–%i to %i–%i', (start, end, newStart, newEnd) => {
    const text = 'Dear {{ name }} and {{amount}}!'
    const blocks = block(text, [{ type: 'strong', start, end }])
    expect(replaceRichTextPlaceholders(blocks, from({ name: 'Ola', amount: '250' }))).toStrictEqual(
      [
        {
          type: 'paragraph',
          text: 'Dear Ola and 250!',
          spans: [{ type: 'strong', start: newStart, end: newEnd }],
        },
      ],
    )
  })

  it('changes nothing but text, positions and URLs', () => {
    const blocks = [
      { type: 'image', url: 'https://i.example/{{ name }}.png' },
      { type: 'paragraph', text: 'a' },
      { type: 'paragraph', text: 'a', spans: 'x' },
      ...block('a', [
        'x',
        { type: 'strong', start: '0', end: 1 },
        { type: 'strong', start: 0, end: '1' },
        { type: 'label', start: 0, end: 1, data: { label: '{{ name }}' } },
        { type: 'hyperlink', start: 0, end: 1, data: { link_type: 'Document', id: 'x' } },
      ]),
    ]
    expect(replaceRichTextPlaceholders(blocks, from({ name: 'Ola' }))).toStrictEqual(blocks)
  })

  it('keeps every span inside the text and around whole values', () => {
    const part = constantFrom('{{ name }}', '{{amount}}', ' and ', 'x', '')
    const span = record({ type: constantFrom('strong'), start: nat(60), end: nat(60) })
    assert(
      property(array(part), array(span), string(), (parts, spans, name) => {
        const text = parts.join('')
        const inside = spans.map(({ start, end, type }) => ({
          type,
          start: Math.min(start, end, text.length),
          end: Math.min(Math.max(start, end), text.length),
        }))
        const [filled] = replaceRichTextPlaceholders(
          block(text, inside),
          new Map([
            ['name', name],
            ['amount', '5'],
          ]),
        )
        const length = String(filled?.['text']).length
        const moved = (filled?.['spans'] ?? []) as { start: number; end: number }[]
        for (const { start, end } of moved) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(start).toBeLessThanOrEqual(end)
          expect(end).toBeLessThanOrEqual(length)
        }
        expect(filled?.['text']).toBe(
          parts
            .map((one) => (one === '{{ name }}' ? name : one === '{{amount}}' ? '5' : one))
            .join(''),
        )
      }),
    )
  })
})

describe('replaceHtmlPlaceholders', () => {
  it.each([
    '<p>{{ name }}</p>',
    '<p title="{{ name }}">x</p>',
    "<p title='{{ name }}'>x</p>",
    '<p title={{ name }}>x</p>',
    '<a href="{{ name }}">x</a>',
    '<a href=/give?{{ name }}>x</a>',
  ])('adds no element, attribute or script: %s', (markup) => {
    for (const name of [attack, 'javascript:alert(1)', 'x onmouseover=alert(1)', '</p><script>']) {
      const filled = replaceHtmlPlaceholders(markup, from({ name }))
      expect(filled).not.toMatch(/<img|<script|onerror=|onmouseover=|javascript:/)
      const { body } = new DOMParser().parseFromString(sanitiseHtml(filled), 'text/html')
      const elements = [...body.querySelectorAll('*')]
      expect(elements.map(({ localName }) => localName).join()).toMatch(/^(?:p|a)$/)
      const attributes = elements.flatMap((element) => element.getAttributeNames())
      expect(attributes.filter((one) => !['title', 'href', 'rel'].includes(one))).toEqual([])
      expect(body.querySelector('a')?.getAttribute('href') ?? '').not.toMatch(/^\s*javascript:/i)
    }
  })

  it('inserts values as they were typed', () => {
    const filled = replaceHtmlPlaceholders('<p>{{ name }} & co</p>', from({ name: 'A & B <3' }))
    expect(toPlainText(sanitiseHtml(filled))).toBe('A & B <3 & co')
  })
})

describe('replaceContentPlaceholders', () => {
  const slice = {
    type: 'story',
    primary: {
      title: 'For {{ name }}',
      text: [{ type: 'paragraph', text: '{{ name }}', spans: [{ type: 'em', start: 0, end: 10 }] }],
      html: '<b>{{ name }}</b>',
      image: { url: '{{ image }}', alt: '{{ name }}' },
    },
    items: [{ label: '{{ amount_x2 }}', url: '{{ donationUrl }}?for={{ name }}', amount: 5 }],
  }

  it('replaces placeholders by the kind of field', () => {
    const values = from(
      { name: 'A&B', amount: '5' },
      { donationUrl: 'https://x.example/d', image: '/a.jpg' },
    )
    expect(replaceContentPlaceholders(slice, values)).toEqual({
      type: 'story',
      primary: {
        title: 'For A&B',
        text: [{ type: 'paragraph', text: 'A&B', spans: [{ type: 'em', start: 0, end: 3 }] }],
        html: '<b>A&#38;B</b>',
        image: { url: '/a.jpg', alt: 'A&B' },
      },
      items: [{ label: '10', url: 'https://x.example/d?for=A%26B', amount: 5 }],
    })
  })

  it('does not copy content without placeholders', () => {
    const content = { text: [{ type: 'paragraph', text: 'Walk', spans: [] }], url: '/a.jpg' }
    expect(replaceContentPlaceholders(content, from({ name: 'Ola' }))).toBe(content)
  })

  it.each([
    { type: 'paragraph', text: '{{ nam }} {{ name }}', spans: [] },
    { type: 'paragraph', text: '{{ nam }}', spans: [{ start: 0, end: 4, name: '{{ name }}' }] },
  ])('does not change a text block with an unknown placeholder: %j', (block) =>
    expect(replaceContentPlaceholders([block], from({ name: 'Ola' }))).toEqual([block]),
  )

  it.each([
    { type: 'badge', text: '{{ name }}', spans: ['{{ name }}'] },
    { type: 'paragraph', text: { is: '{{ name }}' }, spans: ['{{ name }}'] },
    { type: 'paragraph', text: '{{ name }}', spans: '{{ name }}' },
    { text: '{{ name }}', spans: ['{{ name }}'] },
  ])('replaces placeholders in every field of other objects: %j', (group) => {
    const filled = JSON.parse(JSON.stringify(group).replaceAll('{{ name }}', 'Ola')) as object
    expect(replaceContentPlaceholders(group, from({ name: 'Ola' }))).toEqual(filled)
  })

  it.each([
    ['introHtml', 'A&#38;B'],
    ['HTML', 'A&#38;B'],
    ['htmlTitle', 'A&B'],
    ['ctaLink', '/x?A%26B'],
    ['iframe', '/x?A%26B'],
    ['href', '/x?A%26B'],
    ['imageSrc', '/x?A%26B'],
    ['imageUrl', '/x?A%26B'],
    ['linkText', '/x?A&B'],
    ['urls', '/x?A&B'],
  ])("replaces placeholders by the end of the field's name: %s", (name, expected) => {
    const text = expected.startsWith('/') ? '/x?{{ name }}' : '{{ name }}'
    expect(replaceContentPlaceholders({ [name]: text }, from({ name: 'A&B' }))).toEqual({
      [name]: expected,
    })
  })

  it('replaces placeholders up to twenty levels deep, and ends in cyclic values', () => {
    const nested = (levels: number, text: string) => {
      let value: unknown = text
      for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { value }
      return value
    }
    const filled = (value: unknown) => replaceContentPlaceholders(value, from({ name: 'Ola' }))
    expect(filled(nested(20, '{{ name }}'))).toEqual(nested(20, 'Ola'))
    expect(filled(nested(50, '{{ name }}'))).toEqual(nested(50, '{{ name }}'))
    const list: unknown[] = ['{{ name }}']
    list.push(list)
    const group: Record<string, unknown> = { text: '{{ name }}' }
    group['group'] = group
    expect((filled(list) as unknown[])[0]).toBe('Ola')
    expect((filled(group) as typeof group)['text']).toBe('Ola')
  })

  it.each([
    ['{{ name }}', { name: 'javascript:alert(1)' }, {}, 'javascript%3Aalert(1)'],
    ['{{ url }}', {}, { url: 'javascript:alert(1)' }, '{{ url }}'],
    ['{{ nobody }}', {}, {}, '{{ nobody }}'],
  ])('creates no unsafe URL from %s with %j and %j', (url, query, page, expected) =>
    expect(replaceContentPlaceholders({ url }, from(query, page))).toEqual({ url: expected }),
  )
})

const values = new Map(
  Object.entries({
    donationUrl: 'https://give.example/a?b=c',
    url: 'https://walk.example/sian',
    image: 'javascript:alert(1)',
    page_site: 'https://page.example/',
    name: 'https://evil.example',
    metadata_url: 'https://evil.example',
    slug: 'a b/c?d#e',
    half: '\uD800',
  }),
)
const fill = (text: string) => replaceUrlPlaceholders(text, values)

describe('replaceUrlPlaceholders', () => {
  it.each([
    ['/about', '/about'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['{{ url }}', 'https://walk.example/sian'],
    ['{{donationUrl}}', 'https://give.example/a?b=c'],
    ['{{ page_site }}x', 'https://page.example/x'],
    [
      '{{ url }}?back={{ url }}',
      'https://walk.example/sian?back=https%3A%2F%2Fwalk.example%2Fsian',
    ],
    ['/{{ slug }}', '/a%20b%2Fc%3Fd%23e'],
    ['/x?u={{ url }}', '/x?u=https%3A%2F%2Fwalk.example%2Fsian'],
    [' {{ url }}', ' https%3A%2F%2Fwalk.example%2Fsian'],
    ['{{ name }}', 'https%3A%2F%2Fevil.example'],
    ['{{ metadata_url }}', 'https%3A%2F%2Fevil.example'],
    ['/{{ half }}', '/%EF%BF%BD'],
    ['http://walk.example/{{ slug }}', 'http://walk.example/a%20b%2Fc%3Fd%23e'],
    ['mailto:{{ slug }}', 'mailto:a%20b%2Fc%3Fd%23e'],
    ['tel:{{ slug }}', 'tel:a%20b%2Fc%3Fd%23e'],
  ])('converts %j to %j', (text, filled) => expect(fill(text)).toBe(filled))

  it.each(['{{ image }}', 'javascript:{{ slug }}', 'ftp://{{ slug }}'])(
    'does not change %j if the result would be unsafe',
    (text) => expect(fill(text)).toBe(text),
  )
})
