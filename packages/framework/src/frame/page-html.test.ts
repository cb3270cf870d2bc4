import { expect, it } from 'vitest'
import { scopeOf } from '../sections/section/slice.test-kit.ts'
import { blockThirdPartyInView, toEditorHtml, toRichHtml, toStoryHtml } from './page-html.ts'

const scope = scopeOf()
const heading = (text: string) => [{ type: 'heading2', text, spans: [] }]

it('renders each text at the requested heading level', () => {
  expect(toRichHtml(heading('Miles'), scope, { firstHeading: 3 })).toBe('<h3>Miles</h3>')
  expect(toRichHtml(heading('Miles'), scope, { firstHeading: 3 })).toBe('<h3>Miles</h3>')
  expect(toRichHtml(heading('Miles'), scope, { firstHeading: 4 })).toBe('<h4>Miles</h4>')
  expect(toRichHtml(heading('Money'), scope, { firstHeading: 3 })).toBe('<h3>Money</h3>')
  expect(toRichHtml(heading('Miles'), scope)).toBe('<h2>Miles</h2>')
})

it('renders nothing for values that are not rich text', () =>
  expect([undefined, null, 7, [], {}].map((raw) => toRichHtml(raw, scope))).toEqual([
    '',
    '',
    '',
    '',
    '',
  ]))

const photo = { type: 'image', url: 'https://elsewhere.example/tern.jpg', alt: 'A tern' }

it('requests nothing from third parties in rich text, HTML and stories', () => {
  const html = `<p><img alt="A tern" src="${photo.url}"></p>`
  const written = [toRichHtml([photo], scope), toEditorHtml(html, scope), toStoryHtml(html, scope)]
  for (const safe of written) {
    expect(safe).toContain('A tern')
    expect(safe).not.toContain('<img')
  }
})

it('applies the rules of each site and kind to the same HTML', () => {
  const html = '<iframe src="https://video.example/1"></iframe>'
  const allowed = { ...scope, site: { ...scope.site, frameHosts: ['video.example'] } }
  expect(toEditorHtml(html, scope)).toContain('data-embed')
  expect(toEditorHtml(html, allowed)).toContain('<iframe')
  expect(toStoryHtml(html, allowed)).not.toMatch(/data-embed|<iframe/)
})

it('blocks third parties in the HTML of an application’s view, in any field', () => {
  const intro = `<img alt="A tern" src="${photo.url}">`
  const view = { title: 'a < b', parts: [{ intro }], count: 2, at: null }
  const safe = blockThirdPartyInView(view, scope)
  expect(safe).toMatchObject({ title: 'a < b', count: 2, at: null })
  expect(safe.parts[0]?.intro).not.toContain('<img')
})
