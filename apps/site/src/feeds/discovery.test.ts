import { expect, it } from 'vitest'
import { listedPages } from './listed-pages.ts'
import { robotsText } from './robots-text.ts'
import { rssXml } from './rss-xml.ts'
import { sitemapXml } from './sitemap-xml.ts'

const meta = {
  title: 'Walk & <run>',
  description: 'A "walk"\u0000',
  keywords: '',
  author: '',
  image: undefined,
  favicon: undefined,
}
const site = {
  meta,
  platform: [],
  tags: [{ name: 'Coast', label: 'Coast', values: ['North Sea'] }],
}
const page = (uid: string, isSegmented = false) => ({
  uid,
  title: uid,
  meta: { ...meta, title: '' },
  segmentation: { isSegmented, segments: [] },
})

it('lists the pages that anybody may see', () => {
  const pages = [page('contact'), page('about'), page('members', true), page('thank-you')]
  expect(listedPages(site, pages).map(({ path }) => path)).toEqual([
    '/',
    '/about',
    '/contact',
    '/coast/north-sea',
  ])
})

it('writes well-formed XML from hostile texts', () => {
  const xml = rssXml({ ...meta, language: 'en-GB' }, listedPages(site, []), 'https://a.example')
  expect(xml).toContain('<title>Walk &amp; &lt;run&gt;</title>')
  expect(xml).toContain('<description>A &quot;walk&quot;</description>')
  expect(sitemapXml([{ path: '/a?b&c' }], 'https://a.example')).toContain(
    '<loc>https://a.example/a?b&amp;c</loc>',
  )
})

it('hides what is only there to be tried', () => {
  expect(robotsText('https://a.example', { isHidden: true })).toContain('Disallow: /\n')
  const open = robotsText('https://a.example', { isHidden: false })
  expect(open.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /account',
    'Disallow: /auth/',
    'Disallow: /fundraising-edit/',
    'Disallow: /preview',
    'Disallow: /reports',
    'Disallow: /reset-password',
    'Disallow: /sign-in',
    'Disallow: /sign-up',
    '',
    'Sitemap: https://a.example/sitemap.xml',
    '',
  ])
})
