/** A site with every kind of fault, as the content service sends it, and what the doctor must say of it. */
const slice = (slice_type: string, primary: object = {}, items: readonly unknown[] = []) => ({
  slice_type,
  slice_label: null,
  primary,
  items,
})

const picture = { url: 'media/logo.svg', alt: 'Logo', dimensions: { width: 240, height: 64 } }

export const brokenMedia: ReadonlySet<string> = new Set(['media/logo.svg'])

export const brokenMessages = { donate: 'Donate', remaining: '{amount} to go' }

export const brokenDocuments: readonly unknown[] = [
  {
    id: 'S',
    uid: 'broken',
    type: 'custom_site',
    data: {
      environment: 'production',
      'localisation-country': 'gb',
      analytics: [{ type: 'google_analytics', id: 'G-1' }],
      'header-logo': { ...picture, alt: null },
      'header-logoLight': { url: 'media/logo.svg', alt: '' },
      'header-background': '#ffffff',
      'header-foreground': 'rgb(180, 180, 180)',
      'header-navigation': [
        { label: 'Gone', url: '/gone' },
        { label: 'Anchor', url: '/about#nothing' },
        { label: 'Orphan', url: '/', parent: 'Nobody' },
      ],
      'header-ctas': [{ label: 'Give', background: '#fff', foreground: 'hsl(60 100% 50%)' }],
      'footer-content': [
        slice('modal', { id: 'terms', iframe: { link_type: 'Any' } }),
        slice('modal', { id: 'terms', iframe: { link_type: 'Any' } }),
        slice('confetti'),
        slice('links', {}, [{ label: 'Privacy', url: '?modal=privacy' }]),
        slice('htmlContent', { html: '<a href="/away">a</a><img src="/a.png">' }),
      ],
      'home-content': [
        slice('hero', { title: 'Hello {{ stranger }}', anchor: 'start' }),
        slice('text', { title: 'Again', anchor: 'start' }),
        slice('fireworks'),
        slice('gifts', {}, [{ amount: 'lots', label: 'x' }]),
        slice('story', { image: { ...picture, url: 'media/lost.jpg' } }),
        slice('iframe', { src: 'https://x;script-src-elem/' }),
      ],
      platform: [
        slice('everydayhero', {}, [
          { type: 'raffle', uid: 'r' },
          { type: 'page', uid: 'p', endDate: '2025-06-30' },
          { type: 'campaign', uid: 'c' },
        ]),
        slice('default', {}, [{ type: 'event', uid: 'next1' }]),
      ],
      tags: [{ name: 'region', values: 'North Sea\nnorth-sea' }],
      onboarding: { link_type: 'Document', type: 'onboarding', uid: 'join', id: '' },
      reports: [slice('gossip')],
      messages: [
        { key: 'donate', text: 'Give' },
        { key: 'shout', text: 'Hey' },
        { key: 'remaining', text: '{money} to go' },
      ],
    },
  },
  { id: 'P1', uid: 'about', type: 'internal_page', data: { content: [slice('text')] } },
  {
    id: 'P2',
    uid: 'links',
    type: 'internal_page',
    data: {
      'footer-content': [slice('modal', { id: 'own', iframe: '' })],
      content: [
        slice('callToAction', {}, [
          { label: 'Own modal', url: '?modal=own' },
          { label: 'Here', url: '#nowhere' },
          { label: 'Text', url: '/about?x=1#main' },
        ]),
      ],
    },
  },
  {
    id: 'O1',
    uid: 'other',
    type: 'onboarding',
    data: {
      registration: [
        slice('registration', { jgOauthMethod: 'popup' }, [
          { name: 'Region', label: 'Where?', options: 'north sea\nMoon' },
          { name: 'dog', label: 'A dog?', options: 'Moon' },
        ]),
      ],
    },
  },
  { id: 'T1', uid: 'a', type: 'tag_pages', data: { tag: 'colour', label: 'A' } },
  { id: 'T2', uid: 'b', type: 'tag_pages', data: { tag: 'region', value: 'Moon' } },
]

export const brokenFindings = [
  'field custom_site/broken header-navigation[2].parent',
  'field custom_site/broken platform[0].items[0].type',
  'pages-only custom_site/broken platform[0].items[2].type',
  'project-window custom_site/broken platform[0].items[1]',
  'project-kinds custom_site/broken platform[1].items[0].type',
  'tag custom_site/broken tags',
  'consent custom_site/broken cookieConsent-display',
  'unknown-message custom_site/broken messages[1].key',
  'unknown-message custom_site/broken messages[2].text',
  'page-limit custom_site/broken ',
  'unknown-slice custom_site/broken home-content[2]',
  'field custom_site/broken home-content[3].items[0].amount',
  'unknown-slice custom_site/broken footer-content[2]',
  'unknown-slice custom_site/broken reports[0]',
  'missing-alt custom_site/broken header-logo',
  'image-size custom_site/broken header-logoLight',
  'duplicate-id custom_site/broken footer-content[1].primary.id',
  'missing-alt custom_site/broken footer-content[4].primary.html',
  'image-size custom_site/broken footer-content[4].primary.html',
  'unknown-placeholder custom_site/broken home-content[0].primary.title',
  'duplicate-id custom_site/broken home-content[1].primary.anchor',
  'broken-link custom_site/broken header-navigation[0].url',
  'broken-link custom_site/broken header-navigation[1].url',
  'broken-link custom_site/broken footer-content[3].items[0].url',
  'broken-link custom_site/broken footer-content[4].primary.html',
  'missing-media custom_site/broken home-content[4].primary.image.url',
  'broken-link custom_site/broken onboarding',
  'contrast custom_site/broken header-foreground',
  'contrast custom_site/broken header-ctas[0].foreground',
  'no-effect custom_site/broken environment',
  'unsafe-address custom_site/broken home-content[5].primary.src',
  'broken-link internal_page/links content[0].items[1].url',
  'no-effect onboarding/other registration[0].primary.jgOauthMethod',
  'tag tag_pages/a tag',
  'tag tag_pages/b value',
  'tag onboarding/other registration[0].items[0].options',
]
