import { expect, it } from 'vitest'
import { parseSite } from './parse-site.ts'

it('returns the default footer for an empty document', () =>
  expect(parseSite({}).site.footer).toEqual({ include: true, content: [] }))

it('has its default for each field that is wrong, which is named', () => {
  const data = {
    'footer-include': 'maybe',
    'footer-background': 'red',
    'footer-foreground': 7,
    'footer-content': 7,
  }
  const { site, issues } = parseSite({ data })
  expect(site.footer).toEqual(parseSite({}).site.footer)
  expect(issues.map(({ field }) => field)).toEqual(Object.keys(data))
})

const parseFooterOf = (...content: unknown[]) => {
  const { site, issues } = parseSite({ data: { 'footer-content': content } })
  return { content: site.footer.content, fields: issues.map(({ field }) => field) }
}

it('drops a switch that is wrong, with an issue, and keeps the others [S3.73]', () => {
  const primary = { title: 'Share', facebook: 'yes', twitter: 'perhaps', mail: 7, copy: 'yes' }
  const { content, fields } = parseFooterOf({ slice_type: 'share', primary })
  expect(content).toMatchObject([
    {
      type: 'share',
      primary: { title: 'Share', facebook: true, twitter: false, mail: false, copy: true },
    },
  ])
  expect(fields).toEqual(['footer-content[0].primary.twitter', 'footer-content[0].primary.mail'])
})

it('drops a link that is wrong, with an issue, and keeps the others [S3.73]', () => {
  const items = [
    { label: 'Bad', url: 'javascript:x' },
    { label: 'About', url: '/about' },
    { label: '', url: '/nameless' },
  ]
  const { content, fields } = parseFooterOf({ slice_type: 'links', items })
  expect(content).toMatchObject([{ type: 'links', items: [{ label: 'About', url: '/about' }] }])
  expect(fields).toEqual(['footer-content[0].items[0].url', 'footer-content[0].items[2].label'])
})

it('leaves out what is not a slice, with an issue, and keeps the slices around it', () => {
  const text = { slice_type: 'poweredBy', primary: { text: 'Thanks' } }
  const { content, fields } = parseFooterOf(text, 7, { ...text, primary: 7 }, { slice_type: 'map' })
  expect(content.map(({ type }) => type)).toEqual(['poweredBy', 'unknown'])
  expect(fields).toEqual(['footer-content[1]', 'footer-content[2].primary'])
})
