import { expect, it, vi } from 'vitest'
import { buildNavigationTree } from './header-and-footer.ts'
import { parseSite } from './parse-site.ts'

function read(header: Record<string, unknown>) {
  const fields = Object.entries(header).map(([name, value]) => [`header-${name}`, value])
  const { site, issues } = parseSite({ data: Object.fromEntries(fields) })
  return { header: site.header, issues: issues.map(({ field, problem }) => `${field}: ${problem}`) }
}

const bare = {
  include: true,
  poweredBy: false,
  logo: undefined,
  logoLight: undefined,
  logoLink: '/',
  logoSize: 'medium',
  background: undefined,
  foreground: undefined,
  sticky: false,
  shadow: false,
  bannerOverlay: false,
  navigation: [],
  ctas: [],
  unknown: [],
}

it('parseHeader returns the default for each invalid field, and reports it', () => {
  const wrong = {
    logo: 7,
    ctas: 7,
    logoLink: 'javascript:x',
    include: 'maybe',
    poweredBy: 'maybe',
    logoLight: 7,
    logoSize: 'huge',
    background: 'red',
    foreground: 'red',
    sticky: 'maybe',
    shadow: 'maybe',
    bannerOverlay: 'maybe',
    navigation: 7,
  }
  const { header, issues } = read(wrong)
  expect(header).toEqual(bare)
  expect(issues.map((issue) => issue.split(':')[0])).toEqual(
    Object.keys(wrong).map((name) => `header-${name}`),
  )
})

it('parseHeader reads linkType case-insensitively, and unknown types as plain links', () => {
  const { header, issues } = read({
    navigation: [
      { label: 'Give', linkType: ' DONATE ' },
      7,
      { label: 'Fly', linkType: ' teleport ' },
      { label: 'Under', parent: 'nobody' },
    ],
  })
  expect(header.navigation.slice(0, 2)).toMatchObject([
    { label: 'Give', linkType: 'donate' },
    { label: 'Fly', linkType: '' },
  ])
  expect(issues.slice(1)).toEqual([
    'header-navigation[2].linkType: expected one of signup, donate, login, found "teleport"',
    'header-navigation[3].parent: expected the label of a top-level entry, found "nobody"',
  ])
})

const row = (label: string, parent = '') => ({
  label,
  parent,
  url: `/${label}`,
  linkType: '' as const,
})

it('buildNavigationTree nests an item under its parent [S2.39]', () => {
  const tree = buildNavigationTree([
    row('walk'),
    row('about'),
    row('faq', 'Walk'),
    row('team', 'about'),
  ])
  expect(tree.map(({ label, children }) => [label, children.map((child) => child.label)])).toEqual([
    ['walk', ['faq']],
    ['about', ['team']],
  ])
})

it("buildNavigationTree ignores spaces around a parent's label, and keeps all fields of other items", () => {
  const leaf = (label: string) => ({ label, url: `/${label}`, linkType: '', children: [] })
  expect(buildNavigationTree([row(' walk '), row('team', 'WALK'), row('lost', 'nowhere')])).toEqual(
    [{ ...leaf(' walk '), children: [leaf('team')] }, leaf('lost')],
  )
})

it('buildNavigationTree nests an item that precedes its parent [S2.39]', () =>
  expect(buildNavigationTree([row('faq', 'walk'), row('walk')])).toMatchObject([
    { label: 'walk', children: [{ label: 'faq' }] },
  ]))

it('buildNavigationTree keeps an item at the top level if its parent is missing, nested or the item itself', () => {
  const onOrphan = vi.fn()
  const tree = buildNavigationTree(
    [row('a'), row('b', 'a'), row('c', 'b'), row('d', 'nowhere'), row('e', 'e')],
    onOrphan,
  )
  expect(tree.map(({ label }) => label)).toEqual(['a', 'c', 'd', 'e'])
  expect(onOrphan.mock.calls.map((call: unknown[]) => call[1])).toEqual([2, 3, 4])
})

it('buildNavigationTree adds children to the first of two items with the same label', () => {
  const tree = buildNavigationTree([row('a'), row('a'), row('b', 'a')])
  expect(tree.map(({ children }) => children.length)).toEqual([1, 0])
})

it('parseFooter returns the default footer for an empty document', () =>
  expect(parseSite({}).site.footer).toEqual({ include: true, content: [] }))

it('parseFooter returns the default for each invalid field, and reports it', () => {
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

it('parseFooter drops an invalid switch, with an issue, and keeps the others [S3.73]', () => {
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

it('parseFooter drops an invalid link, with an issue, and keeps the others [S3.73]', () => {
  const items = [
    { label: 'Bad', url: 'javascript:x' },
    { label: 'About', url: '/about' },
    { label: '', url: '/nameless' },
  ]
  const { content, fields } = parseFooterOf({ slice_type: 'links', items })
  expect(content).toMatchObject([{ type: 'links', items: [{ label: 'About', url: '/about' }] }])
  expect(fields).toEqual(['footer-content[0].items[0].url', 'footer-content[0].items[2].label'])
})

it('parseFooter drops invalid slices, with an issue, and keeps the others', () => {
  const text = { slice_type: 'poweredBy', primary: { text: 'Thanks' } }
  const { content, fields } = parseFooterOf(text, 7, { ...text, primary: 7 }, { slice_type: 'map' })
  expect(content.map(({ type }) => type)).toEqual(['poweredBy', 'unknown'])
  expect(fields).toEqual(['footer-content[1]', 'footer-content[2].primary'])
})
