// @vitest-environment jsdom
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockTags, allowedTags } from './allowlist.ts'
import { toPlainText, richTextToHtml, sanitiseHtml } from './sanitise-html.ts'
import { xssPieces } from '../../fixtures/xss-pieces.ts'
import { xssMarkupShapes } from '../../fixtures/xss-shapes.ts'
import { xssVectors } from '../../fixtures/xss-vectors.ts'

const attributes: Record<string, readonly string[]> = {
  a: ['href'],
  abbr: ['title'],
  iframe: ['src'],
  img: ['alt', 'src'],
}
const site = 'https://site.example/page'

/** Elements and attributes in HTML that the allowlist does not have. */
function faultsIn(html: string, tags: readonly string[] = allowedTags): string[] {
  const { body, head } = new DOMParser().parseFromString(`<body>${html}`, 'text/html')
  const elements = [...head.querySelectorAll('*'), ...body.querySelectorAll('*')]
  return elements.flatMap((element) => {
    const tag = element.localName
    const faults = tags.includes(tag) ? [] : [`<${tag}>`]
    for (const { name, value } of element.attributes) {
      if (attributes[tag]?.includes(name) !== true) faults.push(`${tag}[${name}]`)
      else if (name === 'href' || name === 'src') faults.push(...addressFaults(tag, value))
    }
    return faults
  })
}

function addressFaults(tag: string, value: string): string[] {
  const url = URL.canParse(value, site) ? new URL(value, site) : undefined
  const schemes = {
    a: ['http:', 'https:', 'mailto:', 'tel:'],
    img: ['http:', 'https:'],
    iframe: ['https:'],
  }[tag]
  if (url === undefined) return []
  const allowed = schemes?.includes(url.protocol) === true
  const disguised = !/^[a-z][a-z+.-]*:/i.test(value) && url.host !== 'site.example'
  const framed = tag === 'iframe' && !value.startsWith('https://')
  return allowed && !disguised && !framed ? [] : [`${tag} leads to ${value}`]
}

describe('sanitiseHtml', () => {
  it.each(xssVectors)('removes the attack %s [S5.26]', (vector) => {
    expect(faultsIn(sanitiseHtml(vector))).toEqual([])
    expect(faultsIn(sanitiseHtml(`<div><p>${vector}</p></div>`))).toEqual([])
    expect(faultsIn(sanitiseHtml(sanitiseHtml(vector)))).toEqual([])
  })

  it('removes every generated attack, also if applied twice [S5.26]', () => {
    const unsafe = xssMarkupShapes.filter((shape) => {
      const html = sanitiseHtml(shape)
      return faultsIn(html).length > 0 || faultsIn(sanitiseHtml(html)).length > 0
    })
    expect(unsafe).toEqual([])
  })

  it('keeps every tag and attribute of the specification [S5.26]', () => {
    const kept = [
      '<a href="https://a.example/x">a</a>',
      '<abbr title="t">a</abbr>',
      ...'b del div em i p pre s small span strike strong sub sup u'
        .split(' ')
        .map((tag) => `<${tag}>x</${tag}>`),
      '<br />',
      '<hr />',
      '<iframe src="https://v.example/1"></iframe>',
      '<img alt="a" src="https://i.example/a.png" />',
    ].join('')
    expect(sanitiseHtml(kept)).toBe(kept)
  })

  it('removes all other tags and keeps their text [S5.26]', () =>
    expect(
      sanitiseHtml(
        '<h1>Hi</h1><ul><li>one</li></ul><font color="red">x</font><section>y</section>',
      ),
    ).toBe('Hionexy'))

  it('keeps http, https, mailto, tel and relative URLs only [S5.26]', () => {
    const kept = ['http://a.example', 'https://a.example', '/about', '?x=1', '#top']
    kept.push('mailto:a@b.example', 'tel:+44 20 7946 0000')
    const links = [...kept, 'ftp://a.example', 'sms:1']
    const isKept = (href: string) => sanitiseHtml(`<a href="${href}">x</a>`).includes('href')
    expect(links.filter(isKept)).toEqual(kept)
  })

  it('removes all attributes of a link except its URL [S5.26]', () =>
    expect(sanitiseHtml('<a href="/x" rel="opener" target="_blank">x</a>')).toBe(
      '<a href="/x">x</a>',
    ))

  it('adds an empty alt to an image without one', () => {
    const url = 'https://i.example/a.png'
    expect(sanitiseHtml(`<img src="${url}">`)).toBe(`<img alt="" src="${url}" />`)
    expect(richTextToHtml([{ type: 'image', url, alt: null }])).toContain('alt=""')
  })

  it('removes frames and images without a usable URL', () =>
    expect(
      sanitiseHtml(
        '<iframe src="http://a.example"></iframe><img src="javascript:x"><iframe></iframe><img><img src=" " alt="x">',
      ),
    ).toBe(''))

  it.each(['--></p>', ']]>', '</style>', '</TITLE >'])('omits an attribute with %s', (words) => {
    expect(sanitiseHtml(`<img src="/a.png" alt="${words}">`)).toBe('<img alt="" src="/a.png" />')
    expect(sanitiseHtml(`<abbr title="${words}">x</abbr>`)).toBe('<abbr>x</abbr>')
    expect(sanitiseHtml(`<a href="/${words}">x</a>`)).toBe('<a>x</a>')
  })

  it.each([null, undefined, 7, {}, []])('ignores %j', (raw) => expect(sanitiseHtml(raw)).toBe(''))

  it('survives nesting that would overflow a stack', () =>
    expect(faultsIn(sanitiseHtml('<div>'.repeat(20_000)))).toEqual([]))

  it('is safe for any combination of fragments', () => {
    const piece = fc.constantFrom(...xssPieces)
    expect(() =>
      fc.assert(
        fc.property(
          fc.array(piece, { maxLength: 25 }),
          (pieces) => faultsIn(sanitiseHtml(pieces.join(''))).length === 0,
        ),
        { numRuns: fuzzRuns(1000, 100_000) },
      ),
    ).not.toThrow()
  })
})

describe('richTextToHtml', () => {
  const paragraph = (text: string, spans: unknown[] = []) => ({ type: 'paragraph', text, spans })

  it('keeps the link around an image', () => {
    const image = { type: 'image', url: 'https://i.example/a.png', alt: 'Harbour Bakery' }
    const html = (linkTo: unknown) => richTextToHtml([{ ...image, linkTo }])
    const img = '<img alt="Harbour Bakery" src="https://i.example/a.png" />'
    expect(html({ link_type: 'Web', url: 'https://bakery.example' })).toBe(
      `<p><a href="https://bakery.example">${img}</a></p>`,
    )
    expect(html({ link_type: 'Document', id: 'P1', type: 'internal_page', uid: 'about' })).toBe(
      `<p><a href="/about">${img}</a></p>`,
    )
    for (const none of [undefined, null, 7, { link_type: 'Any' }, { link_type: 'Document' }])
      expect(html(none)).not.toContain('href')
    expect(html({ link_type: 'Web', url: 'javascript:alert(1)' })).not.toContain('href')
  })

  it('links to an embed without HTML, by its title', () => {
    const embed = (oembed: object) => richTextToHtml([{ type: 'embed', oembed }])
    const link = { type: 'link', embed_url: 'https://news.example/story', html: null }
    expect(embed({ ...link, title: 'The <b>story</b>' })).toBe(
      '<p><a href="https://news.example/story">The &lt;b&gt;story&lt;/b&gt;</a></p>',
    )
    expect(embed(link)).toBe(
      '<p><a href="https://news.example/story">https://news.example/story</a></p>',
    )
    expect(embed({ ...link, embed_url: 'javascript:alert(1)' })).not.toContain('href')
  })

  it('converts headings, lists, links, images and embeds [S3.66]', () => {
    const span = { type: 'hyperlink', start: 0, end: 4 }
    const link = { ...span, data: { link_type: 'Web', url: 'https://a.example' } }
    const document = { link_type: 'Document', type: 'internal_page', uid: 'about', id: 'x' }
    const page = { ...span, data: document }
    expect(
      richTextToHtml([
        { type: 'heading1', text: 'Top', spans: [] },
        paragraph('Read', [link]),
        paragraph('More', [page]),
        { type: 'list-item', text: 'one', spans: [{ type: 'strong', start: 0, end: 3 }] },
        { type: 'o-list-item', text: 'two', spans: [] },
        { type: 'image', url: 'https://i.example/a.png', alt: 'A' },
        {
          type: 'embed',
          oembed: {
            embed_url: 'https://v.example/1',
            html: '<iframe src="https://v.example/1"></iframe><script>x</script>',
            provider_name: 'V',
          },
        },
      ]),
    ).toBe(
      '<h2>Top</h2><p><a href="https://a.example">Read</a></p>' +
        '<p><a href="/about">More</a></p><ul><li><strong>one</strong></li></ul><ol><li>two</li></ol>' +
        '<p><img alt="A" src="https://i.example/a.png" /></p><div><iframe src="https://v.example/1"></iframe></div>',
    )
  })

  it.each([
    [{ type: 'custom_site', uid: 'demo' }, ' href="/"'],
    [{ type: 'internal_page', uid: 'a b' }, ' href="/a%20b"'],
    [{ type: 'internal_page', uid: '' }, ''],
    [{ type: 'internal_page' }, ''],
  ])('links to the page of the document %j', (document, href) => {
    const data = { link_type: 'Document', id: 'x', ...document }
    const span = { type: 'hyperlink', start: 0, end: 4, data }
    expect(richTextToHtml([paragraph('Read', [span])])).toBe(`<p><a${href}>Read</a></p>`)
  })

  it.each([
    [{ type: 'label', start: 0, end: 4, data: { label: 'x' } }, 'Read'],
    [{ type: 'hyperlink', start: 0, end: 4 }, 'Read'],
    [{ type: 'em', start: -3, end: 99 }, '<em>Read</em>'],
  ])('applies a span %j inside the text only', (span, html) =>
    expect(richTextToHtml([paragraph('Read', [span])])).toBe(`<p>${html}</p>`),
  )

  it.each([7, null, undefined, {}])('ignores %j', (blocks) =>
    expect(richTextToHtml(blocks)).toBe(''),
  )

  it('ignores invalid blocks and keeps the others', () => {
    const blocks = [
      null,
      { type: 'paragraph' },
      paragraph('kept'),
      { type: 'heading12', text: 'a', spans: [] },
      { type: 'embed', oembed: { embed_url: 7 } },
      { type: 'video', url: 'https://v.example/1' },
      { type: 'image', url: 7 },
      { type: 'image' },
    ]
    expect(richTextToHtml(blocks)).toBe('<p>kept</p>')
  })

  it('shifts headings below h1 and keeps their order', () => {
    const headings = [3, 4, 3, 6].map((level) => ({ ...paragraph('x'), type: `heading${level}` }))
    expect(richTextToHtml(headings)).toBe('<h2>x</h2><h3>x</h3><h2>x</h2><h5>x</h5>')
    expect(richTextToHtml(headings, { firstHeading: 4 })).toBe(
      '<h4>x</h4><h5>x</h5><h4>x</h4><h6>x</h6>',
    )
  })

  it.each(xssVectors)('is safe with the text, link, image and embed %s', (vector) => {
    const data = { link_type: 'Web', url: vector, target: vector }
    const oembed = { html: vector, embed_url: vector, provider_name: vector, type: vector }
    const html = richTextToHtml([
      paragraph(vector, [{ type: 'hyperlink', start: 0, end: 3, data }]),
      { type: 'preformatted', text: vector, spans: [] },
      { type: 'image', url: vector, alt: vector },
      { type: 'embed', oembed },
      paragraph('label', [{ type: 'label', start: 0, end: 2, data: { label: vector } }]),
    ])
    expect(faultsIn(html, [...allowedTags, ...blockTags])).toEqual([])
  })

  it('never throws and is always safe', () => {
    const span = fc.record({
      type: fc.constantFrom('strong', 'em', 'hyperlink', 'label', 'x'),
      start: fc.integer({ min: -3, max: 12 }),
      end: fc.integer({ min: -3, max: 12 }),
      data: fc.jsonValue(),
    })
    const types = ['paragraph', 'heading1', 'list-item', 'image', 'embed', 'preformatted', 'x']
    const block = fc.record(
      {
        type: fc.constantFrom(...types),
        text: fc.oneof(fc.string(), fc.jsonValue()),
        spans: fc.oneof(fc.array(span), fc.jsonValue()),
        url: fc.jsonValue(),
        oembed: fc.jsonValue(),
      },
      { requiredKeys: ['type'] },
    )
    expect(() =>
      fc.assert(
        fc.property(
          fc.oneof(fc.jsonValue(), fc.array(fc.oneof(block, fc.jsonValue()))),
          (value) => faultsIn(richTextToHtml(value), [...allowedTags, ...blockTags]).length === 0,
        ),
        { numRuns: fuzzRuns(500) },
      ),
    ).not.toThrow()
  })
})

it('toPlainText returns the text of rich text', () => {
  const blocks = [
    { type: 'heading2', text: 'Top', spans: [] },
    { type: 'image', url: 'https://i.example/a.png' },
    { type: 'paragraph', text: 'Fish & <chips>', spans: [] },
  ]
  expect(toPlainText(blocks)).toBe('Top\nFish & <chips>')
})

it('toPlainText returns the text of HTML, without scripts', () => {
  expect(toPlainText('<p>Fish &amp; chips</p><script>alert(1)</script>')).toBe('Fish & chips')
  expect(toPlainText(' <p>\n“Fish” &lt; "chips" &gt; &quot;peas&quot; </p> ')).toBe(
    '“Fish” < "chips" > "peas"',
  )
})

it('toPlainText puts each block element of HTML on its own line', () => {
  expect(toPlainText('<p>One.</p><p>Two <b>2</b></p><ul><li>x</li><li>y</li></ul>a<br>b')).toBe(
    'One.\nTwo 2\nx\ny\na\nb',
  )
  expect(toPlainText('<div>\n <p> </p> <h1>Title</h1>text</div>')).toBe('Title\ntext')
})

it('toPlainText decodes entities once only', () =>
  expect(toPlainText('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;'))

it.each([null, undefined, 7, {}, [7]])('toPlainText ignores %j', (value) =>
  expect(toPlainText(value)).toBe(''),
)
