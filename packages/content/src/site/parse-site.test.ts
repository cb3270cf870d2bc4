import { describe, expect, it } from 'vitest'
import { requiresConsent } from './parse-settings.ts'
import { parseHomeContent, parseSite } from './parse-site.ts'
import { getPlatformSettings } from './projects.ts'

const parse = (data: Record<string, unknown>) =>
  parseSite({ id: 'S1', uid: 'demo', type: 'custom_site', tags: ['a'], data })

const url = 'https://i.example/a.png'
const picture = { url, alt: 'A', dimensions: { width: 4, height: 3 } }
const read = { url, alt: 'A', width: 4, height: 3 }

describe('parseSite', () => {
  it('returns uid, meta, home content, analytics and reports [S3.44]', () => {
    const { site, issues } = parse({
      'meta-title': 'T',
      'meta-description': 'D',
      'meta-keywords': 'K',
      'meta-author': 'A',
      'meta-image': picture,
      'meta-favicon': picture,
      'home-content': [{ slice_type: 'text', primary: { title: 'Hi' }, items: [] }],
      analytics: [{ type: 'google_analytics', id: 'G-1' }],
      reports: [{ slice_type: 'report', primary: { kind: 'Pages' } }, { slice_type: 'x' }],
    })
    expect(issues).toEqual([])
    expect(site.uid).toBe('demo')
    const words = { title: 'T', description: 'D', keywords: 'K', author: 'A' }
    expect(site.meta).toEqual({ ...words, image: read, favicon: read })
    expect(parseHomeContent(site)).toMatchObject([{ type: 'text', primary: { title: 'Hi' } }])
    expect(site.analytics).toEqual([{ type: 'google_analytics', id: 'G-1', url: '' }])
    expect(site.reports).toEqual([
      {
        type: 'report',
        label: null,
        primary: { title: '', text: '', kind: 'pages', charityId: '' },
        items: [],
      },
      { type: 'unknown', name: 'x', label: null, primary: {}, items: [] },
    ])
  })

  it('returns the hosts of frames that load without a click, in lower case [S2.57]', () => {
    const rows = [{ host: ' Forms.Example.org ' }, { host: 'xn--bcher-kva.example' }]
    const { site, issues } = parse({ 'frame-hosts': rows })
    expect(site.frameHosts).toEqual(['forms.example.org', 'xn--bcher-kva.example'])
    expect(issues).toEqual([])
  })

  it.each([
    'https://forms.example.org',
    'forms.example.org/path',
    'forms.example.org:8443',
    'user@forms.example.org',
    '*.example.org',
    '.example.org',
    'example.org.',
    'example..org',
    '-a.example.org',
    'org',
    '*',
    '127.0.0.1',
    '[::1]',
    'example.org evil.example',
    "example.org; script-src 'unsafe-inline'",
    'bücher.example',
    `${'a'.repeat(64)}.org`,
    `${'a.'.repeat(127)}org`,
    '',
    7,
    { host: 'example.org' },
  ])('ignores %j as a host of frames, with an issue [S2.57]', (host) => {
    const { site, issues } = parse({ 'frame-hosts': [{ host }, { host: 'example.org' }] })
    expect(site.frameHosts).toEqual(['example.org'])
    expect(issues).toMatchObject([{ field: 'frame-hosts[0].host' }])
  })

  it.each([
    [{}, { edge: undefined, pattern: undefined }, 0],
    [{ 'design-edge': 'Wave', 'design-pattern': 'Waves' }, { edge: 'wave', pattern: 'waves' }, 0],
    [{ 'design-edge': 'None', 'design-pattern': 'None' }, { edge: 'none', pattern: 'none' }, 0],
    [{ 'design-edge': 'zigzag', 'design-pattern': 7 }, { edge: undefined, pattern: undefined }, 2],
    [
      { 'design-edge': 'diagonal', 'design-pattern': 'contours' },
      { edge: 'diagonal', pattern: 'contours' },
      0,
    ],
    [{ 'design-avatarStyle': 'Robots' }, { avatarStyle: 'robots' }, 0],
    [{ 'design-avatarStyle': '../../users?x=' }, { avatarStyle: undefined }, 1],
    [{ 'design-avatarStyle': 'toString' }, { avatarStyle: undefined }, 1],
  ])('returns an edge, a pattern and a style of avatars: %j [S7.96]', (data, design, problems) => {
    const { site, issues } = parse(data)
    expect(site.design).toMatchObject(design)
    expect(issues).toHaveLength(problems)
  })

  it.each([
    [undefined, undefined, 0],
    ['Auto', 'auto', 0],
    ['dark', 'dark', 0],
    ['night', undefined, 1],
  ])('returns a light, dark or automatic colour scheme: %j', (value, scheme, problems) => {
    const { site, issues } = parse(value === undefined ? {} : { 'design-scheme': value })
    expect(site.design.scheme).toBe(scheme)
    expect(issues).toHaveLength(problems)
  })

  it.each([
    [{}, { uppercase: undefined, spacing: undefined }, 0],
    [{ uppercase: 'Yes', spacing: 1 }, { uppercase: true, spacing: 1 }, 0],
    [{ uppercase: 'No', spacing: -1 }, { uppercase: false, spacing: -1 }, 0],
    [{ uppercase: 7, spacing: 1.1 }, { uppercase: undefined, spacing: undefined }, 2],
    [{ spacing: -1.1 }, { uppercase: undefined, spacing: undefined }, 1],
  ])('returns a font for %j', (font, read, problems) => {
    const data = Object.entries(font).map(([name, value]) => [`design-fonts-head-${name}`, value])
    const { site, issues } = parse(Object.fromEntries(data))
    expect(site.design.fonts.head).toMatchObject(read)
    expect(issues).toHaveLength(problems)
  })

  it('returns empty meta data if nothing is filled in', () => {
    const nothing = { title: '', description: '', keywords: '', author: '' }
    expect(parse({}).site.meta).toEqual({ ...nothing, image: undefined, favicon: undefined })
    const { site, issues } = parse({
      'meta-title': 7,
      'meta-description': ['a'],
      'meta-keywords': { a: 1 },
      'meta-author': 7,
    })
    expect(site.meta).toMatchObject(nothing)
    expect(issues).toHaveLength(4)
  })

  it('returns a header with every field of the specification [S3.45]', () => {
    const { site, issues } = parse({
      'header-include': 'No',
      'header-poweredBy': 'Yes',
      'header-logo': picture,
      'header-logoLink': 'https://charity.example',
      'header-logoSize': 'Large',
      'header-background': '#ffffff',
      'header-foreground': '#000000',
      'header-sticky': 'Yes',
      'header-shadow': 'Yes',
      'header-bannerOverlay': 'Yes',
      'header-navigation': [
        { label: 'About', url: '/about', linkType: null, parent: null },
        { label: 'Team', url: '/team', linkType: null, parent: 'About' },
      ],
      'header-ctas': [{ label: 'Give', linkType: 'donate' }],
    })
    expect(issues).toEqual([])
    expect(site.header).toEqual({
      include: false,
      poweredBy: true,
      logo: read,
      logoLight: read,
      logoLink: 'https://charity.example',
      logoSize: 'large',
      background: '#ffffff',
      foreground: '#000000',
      sticky: true,
      shadow: true,
      bannerOverlay: true,
      navigation: [
        {
          label: 'About',
          url: '/about',
          linkType: '',
          children: [{ label: 'Team', url: '/team', linkType: '', children: [] }],
        },
      ],
      ctas: [
        expect.objectContaining({ label: 'Give', url: '', linkType: 'donate', style: 'primary' }),
      ],
      unknown: [],
    })
  })

  it('keeps and reports an unknown type of a button in the header [S2.49]', () => {
    const { site, issues } = parse({
      'header-ctas': [
        { label: 'Give', linkType: 'Donate' },
        { label: 'Fly', linkType: 'x' },
      ],
    })
    expect(site.header.ctas.map(({ linkType }) => linkType)).toEqual(['donate'])
    expect(site.header.unknown).toEqual(['x'])
    expect(issues).toMatchObject([
      {
        field: 'header-ctas[1].linkType',
        problem: 'expected one of signup, donate, login, found "x"',
      },
    ])
  })

  it('accepts four logo sizes and lists them when it rejects another [S3.46]', () => {
    for (const size of ['tiny', 'small', 'medium', 'large'])
      expect(parse({ 'header-logoSize': size }).site.header.logoSize).toBe(size)
    const { site, issues } = parse({ 'header-logoSize': 'huge' })
    expect(site.header.logoSize).toBe('medium')
    expect(issues[0]).toMatchObject({
      field: 'header-logoSize',
      problem: 'expected one of "tiny", "small", "medium", "large", found "huge"',
    })
  })

  it('returns a footer of slices, and keeps the name of an unknown one [S3.47]', () => {
    const { site, issues } = parse({
      'footer-include': 'Yes',
      'footer-background': '#000',
      'footer-foreground': '#fff',
      'footer-content': [
        {
          slice_type: 'content',
          primary: { text: [{ type: 'paragraph', text: 'Hi', spans: [] }] },
        },
        { slice_type: 'htmlContent', primary: { html: '<b>x</b>' } },
        {
          slice_type: 'links',
          primary: { title: 'More' },
          items: [{ label: 'About', url: '/about' }],
        },
        { slice_type: 'modal', primary: { id: 'm', title: 'M' } },
        { slice_type: 'poweredBy' },
        { slice_type: 'share', primary: { whatsapp: 'Yes' } },
        { slice_type: 'confetti' },
      ],
    })
    expect(issues).toEqual([])
    expect(site.footer).toMatchObject({ include: true, background: '#000', foreground: '#fff' })
    expect(site.footer.content).toMatchObject([
      { type: 'content' },
      { type: 'htmlContent' },
      { type: 'links' },
      { type: 'modal' },
      { type: 'poweredBy' },
      { type: 'share', primary: { whatsapp: true, sms: false } },
      { type: 'unknown', name: 'confetti', items: [] },
    ])
  })

  it('returns the five colours of the design [S3.48]', () => {
    const colors = {
      primary: '#111111',
      secondary: '#222222',
      tertiary: '#333333',
      dark: '#444444',
      light: '#555555',
    }
    const fields = Object.entries(colors).map(([name, value]) => [`design-colors-${name}`, value])
    expect(parse(Object.fromEntries(fields)).site.design.colors).toEqual(colors)
  })

  it('returns three fonts with family, weight, uppercase and spacing [S3.49]', () => {
    const roles = ['head', 'body', 'button'].flatMap((role) => [
      [`design-fonts-${role}-family`, `Face ${role}`],
      [`design-fonts-${role}-weight`, '600'],
      [`design-fonts-${role}-uppercase`, 'Yes'],
      [`design-fonts-${role}-spacing`, 0.02],
    ])
    const [head, body, button] = ['head', 'body', 'button'].map((role) => ({
      family: `Face ${role}`,
      weight: 600,
      uppercase: true,
      spacing: 0.02,
    }))
    expect(parse(Object.fromEntries(roles)).site.design.fonts).toEqual({ head, body, button })
  })

  it('accepts webfonts of type google_font or external only [S3.50]', () => {
    const { site, issues } = parse({
      'design-webfonts': [
        { type: 'google_font', family: 'Inter' },
        { type: 'external', family: 'Fraunces', url: '/f.woff2', weight: 600, style: 'italic' },
        { type: 'floppy', family: 'Comic' },
        { type: 'external', family: 'Inter', url: '/x.woff2', range: 'u+100-17f, U+1E9E' },
        { type: 'external', family: 'Inter', url: '/x.woff2', range: 'U+0;}*{color:red' },
      ],
    })
    expect(site.design.webfonts).toEqual([
      { type: 'google_font', family: 'Inter', url: '', weight: 400, style: 'normal' },
      { type: 'external', family: 'Fraunces', url: '/f.woff2', weight: 600, style: 'italic' },
      {
        type: 'external',
        family: 'Inter',
        url: '/x.woff2',
        weight: 400,
        style: 'normal',
        range: 'U+100-17F,U+1E9E',
      },
    ])
    expect(issues.map(({ field }) => field)).toEqual([
      'design-webfonts[2].type',
      'design-webfonts[4].range',
    ])
  })

  it('returns the sizes of buttons and of the page [S3.51] [S3.52]', () => {
    const { site, issues } = parse({
      'design-buttons-spacing': 8,
      'design-buttons-radius': '12',
      'design-buttons-fontSize': 18,
      'design-buttons-borderWidth': 2,
      'design-buttons-borderColor': '#123456',
      'design-background': '#ffffff',
      'design-backgroundImage': picture,
      'design-container': 1080,
      'design-containerSpace': 24,
    })
    expect(issues).toEqual([])
    expect(site.design.buttons).toEqual({
      spacing: 8,
      radius: 12,
      fontSize: 18,
      borderWidth: 2,
      borderColor: '#123456',
    })
    expect(site.design).toMatchObject({
      background: '#ffffff',
      backgroundImage: read,
      container: 1080,
      containerSpace: 24,
    })
  })

  it('returns country, iframe, maintenance mode and environment [S3.53]', () => {
    const own = { iframe: 'Yes', maintenanceMode: 'Yes', environment: 'staging' }
    const { site } = parse({ 'localisation-country': 'GB', ...own })
    const said = { iframe: true, maintenanceMode: true, environment: 'staging' }
    expect(site).toMatchObject({ localisation: { country: 'gb' }, ...said })
  })

  it.each([
    [{}, 0],
    [{ iframe: '', maintenanceMode: null, useJGOauth: ' ', environment: '' }, 0],
    [{ iframe: 'Maybe', maintenanceMode: 7, useJGOauth: 'Maybe', environment: 7 }, 4],
  ])(
    'is not in maintenance mode, shows in no frame, and signs in by the identity service for %j',
    (data, faults) => {
      const { site, issues } = parse(data)
      const usual = { iframe: false, maintenanceMode: false, useJGOauth: true, environment: '' }
      expect(site).toMatchObject(usual)
      expect(issues).toHaveLength(faults)
    },
  )

  it('uses the identity service unless it is switched off [S3.54]', () =>
    expect(parse({ useJGOauth: 'No' }).site.useJGOauth).toBe(false))

  it('returns settings for each platform variant, the first of which is active [S3.55]', () => {
    const { site } = parse({
      platform: [{ slice_type: 'everydayhero' }, { slice_type: 'default' }],
    })
    expect(site.platform.map(({ variant }) => variant)).toEqual(['everydayhero', 'default'])
    expect(getPlatformSettings(site)?.variant).toBe('everydayhero')
  })

  it('returns platform settings with typed items [S3.56] [S3.61]', () => {
    const dates = { startDate: '2026-06-01', endDate: '2026-06-30' }
    const words = { overridePageName: 'N', overridePageStory: 'S', donateUrl: '/give', url: '/c' }
    const override = { ...dates, ...words }
    const { site, issues } = parse({
      platform: [
        {
          slice_type: 'default',
          primary: {
            uid: 'charity',
            excludeOffline: 'Yes',
            excludeTeamIds: 'a, b\nc',
            defaultPageStory: [{ type: 'paragraph', text: 'Why', spans: [] }],
            utcOffset: '9.5',
            clientId: 'id',
            redirectUri: 'https://demo.example/back',
            'refresh-enabled': 'On',
            'refresh-interval': 45,
          },
          items: [
            {
              type: 'campaign',
              uid: 'c',
              ...override,
              overridePageImage: picture,
              overrideTarget: '5000',
            },
            { type: 'charity', uid: 'd' },
            { type: 'event', uid: 'e' },
            { type: 'page', uid: 'f' },
          ],
        },
      ],
    })
    expect(issues).toEqual([])
    expect(site.platform[0]).toMatchObject({
      variant: 'default',
      uid: 'charity',
      excludeOffline: true,
      excludeTeamIds: ['a', 'b', 'c'],
      defaultPageStory: 'Why',
      utcOffsetHours: 9.5,
      clientId: 'id',
      redirectUri: 'https://demo.example/back',
      refresh: { enabled: true, intervalSeconds: 45 },
    })
    const types = site.platform[0]?.items.map(({ type }) => type)
    expect(types).toEqual(['campaign', 'charity', 'event', 'page'])
    expect(site.platform[0]?.items[0]).toEqual({
      type: 'campaign',
      uid: 'c',
      excludeOffline: true,
      excludeTeamIds: ['a', 'b', 'c'],
      defaultPageStory: 'Why',
      ...override,
      overridePageImage: read,
      overrideTarget: 5000,
    })
  })

  it('returns the texts of the cookie banner [S3.57]', () => {
    const { site } = parse({
      'cookieConsent-display': 'Yes',
      'cookieConsent-message': 'm',
      'cookieConsent-link': 'l',
      'cookieConsent-dismiss': 'd',
      'cookieConsent-button': 'b',
    })
    const words = { message: 'm', link: 'l', dismiss: 'd', button: 'b' }
    expect(site.cookieConsent).toEqual({ display: true, ...words, cookies: [] })
  })

  it('returns tags with name, label and one value per line, ignoring the CMS tags of the document [S3.58]', () => {
    const { site } = parse({
      tags: [
        { name: 'region', label: 'Region', values: 'North\r\nSouth\n\nNorth ' },
        { name: 'x' },
      ],
    })
    expect(site.tags).toEqual([
      { name: 'region', label: 'Region', values: ['North', 'South'] },
      { name: 'x', label: 'x', values: [] },
    ])
    expect(parse({}).site.tags).toEqual([])
  })

  it('returns the link to the registration document [S3.59]', () => {
    const onboarding = { type: 'onboarding', uid: 'join', id: 'O1' }
    const link = { link_type: 'Document', isBroken: false, ...onboarding }
    expect(parse({ onboarding: link }).site.onboarding).toEqual(onboarding)
    expect(parse({ onboarding: { ...link, isBroken: true } }).site.onboarding).toBeUndefined()
  })

  it.each([
    { link_type: 'Web', url: 'https://a.example' },
    'join',
    [{ link_type: 'Document', id: 'O' }],
  ])('reports %j as link to a registration document', (onboarding) => {
    const { site, issues } = parse({ onboarding })
    expect(site.onboarding).toBeUndefined()
    expect(issues).toMatchObject([
      { field: 'onboarding', problem: expect.stringContaining('a link to a document') },
    ])
  })
})

describe('an invalid document', () => {
  it('is parsed, and every problem is reported with its field', () => {
    const { site, issues } = parse({
      'design-colors-primary': 'red;}body{',
      'header-ctas': [{ label: 'Ok' }, { label: '', url: '/x' }, 'junk'],
      'localisation-country': 'Britain',
    })
    expect(site.design.colors.primary).toBeUndefined()
    expect(site.header.ctas.map(({ label }) => label)).toEqual(['Ok'])
    expect(site.localisation.country).toBe('au')
    expect(issues.map(({ field }) => field).toSorted()).toEqual([
      'design-colors-primary',
      'header-ctas[1].label',
      'header-ctas[2]',
      'localisation-country',
    ])
  })

  it.each([undefined, 7, 'x', [], {}, { data: null }, { data: [] }])(
    'has defaults for %j',
    (raw) => {
      const { site, issues } = parseSite(raw)
      expect(issues).toEqual([])
      const usual = { include: true, logoLink: '/', logoSize: 'medium', navigation: [] }
      expect(site.header).toMatchObject(usual)
      expect(parseHomeContent(site)).toEqual([])
    },
  )
})

it('requiresConsent is true for Britain and Ireland only [S9.10, S9.11]', () => {
  const asked = ['gb', 'ie', ' GB ', 'en-gb']
  const others = ['xen-gb', 'au', 'us', '', 'de', 'g', 'igb']
  expect([...asked, ...others].filter((country) => requiresConsent(country))).toEqual(asked)
})
