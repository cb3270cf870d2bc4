/** A site with every kind of problem, as the CMS sends it, and the expected findings. */
const slice = (slice_type: string, primary: object = {}, items: readonly unknown[] = []) => ({
  slice_type,
  slice_label: null,
  primary,
  items,
})

const picture = { url: 'media/logo.svg', alt: 'Logo', dimensions: { width: 240, height: 64 } }

export const brokenMedia: ReadonlySet<string> = new Set(['media/logo.svg'])

export const brokenMessages = {
  messages: {
    'buttons.donate': 'Donate',
    'figures.remaining': '{amount} to go',
    'figures.donations.one': '{count} donation',
    'figures.donations.other': '{count} donations',
    'countdown.hours': 'hours',
    'cookies.hours.other': '{count} hours',
  },
}

export const brokenDocuments: readonly unknown[] = [
  {
    id: 'S',
    uid: 'broken',
    type: 'custom_site',
    data: {
      environment: 'production',
      'localisation-country': 'gb',
      analytics: [{ type: 'google_analytics', id: 'G-1' }],
      'meta-image': picture,
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
        { key: 'buttons.donate', text: 'Give' },
        { key: 'shout', text: 'Hey' },
        { key: 'figures.remaining', text: '{money} to go' },
        { key: 'figures.donations.two', text: 'a pair of gifts' },
        { key: 'hours', text: 'hrs' },
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

/** Expected findings: severity, kind, document, field and message. */
export const brokenFindings = [
  'error field custom_site/broken platform[0].items[0].type: expected one of "campaign", "charity", "event", "page", found "raffle"',
  'error pages-only custom_site/broken platform[0].items[2].type: Projects on Everydayhero must be based on pages only',
  'error field custom_site/broken header-navigation[2].parent: expected the label of a top-level entry, found "Nobody"',
  'warning project-window custom_site/broken platform[0].items[1]: everydayhero: the page "p" isn\'t active at the moment (ever to 2025-06-30)',
  `warning project-kinds custom_site/broken platform[1].items[0].type: the event "next1" has no totals: the uid of an event must be a number`,
  'error tag custom_site/broken tags: "north-sea" and "North Sea" of the tag "region" have the same URL, /region/north-sea',
  'error consent custom_site/broken cookieConsent-display: the banner is shown although it is switched off, because gb requires consent: set this to Yes',
  'warning accessibility-contact custom_site/broken accessibility-email: the accessibility statement has no contact: add an email address',
  'error unknown-message custom_site/broken messages[1].key: there is no message "shout"',
  'error unknown-message custom_site/broken messages[2].text: the message "figures.remaining" has no parameter {money}',
  'warning missing-plural-form custom_site/broken messages[3].key: "figures.donations.one" has no text: add one, as for "figures.donations.two"',
  'warning missing-plural-form custom_site/broken messages[3].key: "figures.donations.other" has no text: add one, as for "figures.donations.two"',
  'error unknown-message custom_site/broken messages[4].key: there is no message "hours". Use countdown.hours or cookies.hours.other',
  'error page-limit custom_site/broken : the site has 3 pages, but its plan allows 2',
  'error unknown-slice custom_site/broken home-content[2]: Unknown slice type: fireworks',
  'error field custom_site/broken home-content[3].items[0].amount: expected a number above 0, found "lots"',
  'error unknown-slice custom_site/broken footer-content[2]: Unknown slice type: confetti',
  'error unknown-slice custom_site/broken reports[0]: Unknown slice type: gossip',
  'warning missing-alt custom_site/broken header-logo: the image has no alternative text (use an empty text for decorative images)',
  'warning image-size custom_site/broken header-logoLight: the image has no width or height',
  'warning duplicate-id custom_site/broken footer-content[1].primary.id: there is another modal "terms"',
  'warning missing-alt custom_site/broken footer-content[4].primary.html: the image has no alternative text (use an empty text for decorative images)',
  'warning image-size custom_site/broken footer-content[4].primary.html: the image has no width or height',
  'error unknown-placeholder custom_site/broken home-content[0].primary.title: there is no placeholder {{ stranger }}',
  'warning duplicate-id custom_site/broken home-content[1].primary.anchor: there is another anchor "start"',
  'error broken-link custom_site/broken header-navigation[0].url: there is no page /gone',
  'error broken-link custom_site/broken header-navigation[1].url: no section has the anchor "nothing"',
  'error broken-link custom_site/broken footer-content[3].items[0].url: there is no modal "privacy"',
  'error broken-link custom_site/broken footer-content[4].primary.html: there is no page /away',
  'error missing-media custom_site/broken home-content[4].primary.image.url: there is no file media/lost.jpg',
  'error broken-link custom_site/broken onboarding: there is no document onboarding/join',
  'warning contrast custom_site/broken header-foreground: rgb(180, 180, 180) on #ffffff has a contrast of 2.07; AA requires 4.5',
  'warning contrast custom_site/broken header-ctas[0].foreground: hsl(60 100% 50%) on #fff has a contrast of 1.07; AA requires 4.5',
  'warning no-effect custom_site/broken environment: this has no effect: PLATFORM_ENVIRONMENT of the server selects the platform',
  'error unsafe-url custom_site/broken home-content[5].primary.src: the URL https://x;script-src-elem/ has an unusual host, so its content is not shown',
  'warning share-image custom_site/broken meta-image.url: media/logo.svg is an SVG, which social networks cannot show. Use a PNG or JPEG, or leave it empty for a card with the total',
  'error broken-link internal_page/links content[0].items[1].url: no section has the anchor "nowhere"',
  'warning no-effect onboarding/other registration[0].primary.jgOauthMethod: this has no effect: useJGOauth of the site and clientId of the platform determine how people sign in',
  'error tag tag_pages/a tag: the site has no tag "colour"',
  `error tag tag_pages/b value: the site's tag "region" has no value "Moon"`,
  `error tag onboarding/other registration[0].items[0].options: the site's tag "region" has no value "Moon"`,
]
