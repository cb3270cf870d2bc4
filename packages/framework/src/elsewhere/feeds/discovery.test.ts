import { parseSite } from '@milepost/content'
import { expect, it } from 'vitest'
import { listPages } from './listed-pages.ts'
import { createRobotsText, createSitemapFiles, createSitemapIndex } from './sitemap.ts'
import { createRssXml } from './xml.ts'

const english = { tag: 'en-GB', address: 'https://a.example', missing: [] }

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

it('lists public pages', () => {
  const pages = [page('contact'), page('about'), page('members', true), page('thank-you')]
  expect(listPages(site, pages).map(({ path }) => path)).toEqual(
    '/ /about /contact /coast/north-sea'.split(' '),
  )
})

it('uses the editors’ titles, and lists no tags on the peer-to-peer platform', () => {
  const titled = { ...page('about'), title: 'About us', meta: { ...meta, title: 'Who we are' } }
  const plain = { ...page('a b'), title: '' }
  expect(listPages(site, [titled, { ...page('c'), title: 'See' }, plain])).toMatchObject([
    { path: '/', title: meta.title, description: meta.description },
    { path: '/a%20b', title: 'a b' },
    { path: '/about', title: 'Who we are', description: meta.description },
    { path: '/c', title: 'See' },
    { path: '/coast/north-sea', title: 'Coast: North Sea', description: '' },
  ])
  const unlabelled = { ...site, tags: [{ name: 'Coast', label: '', values: ['North Sea'] }] }
  expect(listPages(unlabelled, []).at(-1)?.title).toBe('North Sea')
  const { site: peerToPeer } = parseSite({
    uid: 'x',
    data: {
      platform: [{ slice_type: 'everydayhero', primary: {}, items: [] }],
      tags: [{ name: 'Coast', values: 'North Sea' }],
    },
  })
  expect(listPages(peerToPeer, []).map(({ path }) => path)).toEqual(['/'])
})

it('creates a feed of the site and its pages', () => {
  const pages = [{ path: '/a', title: 'A', description: 'About A' }]
  const feed = { title: 'Tideline', description: '', language: 'en-GB' }
  expect(createRssXml(feed, pages, 'https://a.example').replaceAll(/\n\s*/g, '')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>' +
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>' +
      '<title>Tideline</title><link>https://a.example/</link>' +
      '<atom:link href="https://a.example/rss.xml" rel="self" type="application/rss+xml"/>' +
      '<description>Tideline</description><language>en-GB</language>' +
      '<item><title>A</title><link>https://a.example/a</link><guid>https://a.example/a</guid>' +
      '<description>About A</description></item></channel></rss>',
  )
})

it('creates a sitemap of the site', () => {
  const [xml = ''] = createSitemapFiles([{ path: '/' }, { path: '/a' }], [english])
  expect(xml.replaceAll(/\n\s*/g, '')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      '<url><loc>https://a.example/</loc></url><url><loc>https://a.example/a</loc></url></urlset>',
  )
})

it('lists a page in each language that it is translated into', () => {
  const welsh = { tag: 'cy-GB', address: 'https://a.example/cy', missing: ['/b'] }
  const [xml = ''] = createSitemapFiles([{ path: '/' }, { path: '/b' }], [english, welsh])
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://a.example/',
    'https://a.example/cy',
    'https://a.example/b',
  ])
  const links = [...xml.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, to]) => [tag, to])
  const both = [
    ['en-GB', 'https://a.example/'],
    ['cy-GB', 'https://a.example/cy'],
  ]
  expect(links).toEqual([...both, ...both])
})

it('creates well-formed XML from hostile texts', () => {
  const xml = createRssXml({ ...meta, language: 'en-GB' }, listPages(site, []), 'https://a.example')
  expect(xml).toContain('<title>Walk &amp; &lt;run&gt;</title>')
  expect(xml).toContain('<description>A &quot;walk&quot;</description>')
  expect(createSitemapFiles([{ path: '/a?b&c' }], [english])[0]).toContain(
    '<loc>https://a.example/a?b&amp;c</loc>',
  )
})

it('splits the sitemap at the protocol’s limits, and creates an index', () => {
  const pages = Array.from({ length: 5 }, (_, index) => ({ path: `/p-${index}` }))
  const locations = (files: string[]) =>
    files.map((file) => [...file.matchAll(/<loc>.*?-(\d)<\/loc>/g)].map(([, one]) => one))
  const byCount = createSitemapFiles(pages, [english], { mostUrls: 2, mostBytes: 1e6 })
  expect(locations(byCount)).toEqual([['0', '1'], ['2', '3'], ['4']])
  const mostBytes = 260
  const bySize = createSitemapFiles(pages, [english], { mostUrls: 9, mostBytes })
  expect(locations(bySize).flat()).toEqual(['0', '1', '2', '3', '4'])
  expect(bySize.length).toBeGreaterThan(1)
  for (const file of bySize)
    expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(mostBytes)
  expect(createSitemapFiles([], [english])).toHaveLength(1)
  const many = Array.from({ length: 50_001 }, () => ({ path: '/p' }))
  expect(createSitemapFiles(many, [english])).toHaveLength(2)
  const index = createSitemapIndex(['https://a.example/sitemap.xml?page=1&b'])
  expect(index).toContain('<loc>https://a.example/sitemap.xml?page=1&amp;b</loc>')
})

it('hides staging sites', () => {
  expect(createRobotsText('https://a.example', { isHidden: true })).toContain('Disallow: /\n')
  const open = createRobotsText('https://a.example', { isHidden: false })
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
