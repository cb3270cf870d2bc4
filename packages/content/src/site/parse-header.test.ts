import { expect, it } from 'vitest'
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

it('has its default for each field that is wrong, which is named', () => {
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

it('reads what an entry does in any case, and takes one that nobody knows as a plain link', () => {
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
    'header-navigation[3].parent: expected the label of an entry at the top, found "nobody"',
  ])
})
