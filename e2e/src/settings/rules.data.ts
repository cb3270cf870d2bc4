import {
  campaignProject,
  type Fields,
  pageProjects,
  samplePicture,
  sliceFromService,
  paragraphFromService,
} from './base-documents.ts'
import type { SiteRequest } from './rendered-site.ts'

/** How a field's effect is looked for, where its type does not say enough. */
export interface Rule {
  /** Two values of the field. */
  readonly values?: readonly [unknown, unknown]
  /** What else is in the same slice, row or document. */
  readonly given?: Fields
  /** What else is in the slice that an item belongs to, or in the document of a row. */
  readonly around?: Fields
  /** Rows beside the field's own. */
  readonly rows?: readonly Fields[]
  /** Where it is looked for; the page itself, or the site's usual pages, when left out. */
  readonly visits?: readonly SiteRequest[]
  /**
   * Only the browser shows it: the answer's data differ, and this file, by its path from the repository's root, reads
   * them by these words.
   */
  readonly browser?: { readonly file: string; readonly reads: string }
}

const inBrowser = (file: string, reads: string) => ({
  browser: { file: `packages/framework/src/${file}`, reads },
})
const inSupporter = (file: string, reads: string) => ({
  browser: { file: `packages/supporter/src/${file}`, reads },
})
const at = (...paths: string[]) => ({ visits: paths.map((path) => ({ path })) })
const fullButton = { label: 'Go', url: '/about', linkType: '', style: 'primary' }
const link = (url: string) => ({ link_type: 'Web', url })
const rule = (pattern: string, ...rules: Rule[]): readonly [RegExp, Rule] => [
  new RegExp(`^(?:${pattern})$`),
  Object.assign({}, ...rules) as Rule,
]

const buttons = '(?:\\w+\\.items|(?:custom_site|internal_page)\\.header-ctas)'
const document = '(?:custom_site|internal_page)'
const switches = 'facebook|twitter|linkedin|pinterest|messenger|whatsapp|telegram|mail|sms'
const supporter = '/fundraising/maya-walks'

/** The first rule whose pattern is a field's id is its own; a field without one is looked for by its type. */
export const rules: readonly (readonly [RegExp, Rule])[] = [
  rule('\\w+\\.primary\\.anchor', { values: ['first', 'second'] }),

  // Buttons, wherever they are.
  rule('(?:hero|callToAction)\\.items\\.label', { given: fullButton }),
  rule('(?:hero|callToAction)\\.items\\.url', { given: fullButton }),
  rule(`${buttons}\\.linkType`, {
    values: ['donate', 'login'],
    given: { label: 'Go', url: '' },
  }),
  rule(`${buttons}\\.standardButton`, { given: { label: 'Go', url: '', linkType: '' } }),
  rule(`${buttons}\\.foreground`, {
    values: ['#ffffff', '#ffff00'],
    given: { ...fullButton, background: '#1b2631' },
  }),
  rule(`${buttons}\\.(?:style|id|background|block)`, { given: fullButton }),

  // Header and footer, of the site or of one page.
  rule(`${document}\\.header-include`, { values: ['Yes', 'No'] }),
  rule(`${document}\\.footer-include`, { values: ['Yes', 'No'] }),
  rule(`${document}\\.header-logoLight`, {
    given: { 'header-logo': samplePicture, 'header-background': '#1b2631' },
  }),
  rule(`${document}\\.header-logoLink`, { given: { 'header-logo': samplePicture } }),
  rule(`${document}\\.header-logoSize`, { given: { 'header-logo': samplePicture } }),
  rule(`${document}\\.header-bannerOverlay`, {
    given: { content: [sliceFromService('hero', { title: 'Hello', image: samplePicture })] },
  }),
  rule(`${document}\\.header-navigation\\.label`, { given: { url: '/about' } }),
  rule(`${document}\\.header-navigation\\.url`, { given: { label: 'Top' } }),
  rule(`${document}\\.header-navigation\\.linkType`, {
    values: ['donate', 'login'],
    given: { label: 'Top', url: '' },
  }),
  rule(`${document}\\.header-navigation\\.parent`, {
    values: ['', 'Parent'],
    given: { label: 'Top', url: '/about' },
    rows: [{ label: 'Parent', url: '/' }],
  }),
  rule(`${document}\\.header-ctas\\.label`, { given: fullButton }),
  rule(`${document}\\.header-ctas\\.url`, { given: fullButton }),
  rule(`${document}\\.footer-content`, {
    values: [
      [],
      [sliceFromService('links', { title: 'More' }, [{ label: 'About', url: '/about' }])],
    ],
  }),

  // A page.
  rule('internal_page\\.segmentation\\.isSegmented', { given: { key: 'region', value: 'north' } }),
  rule('internal_page\\.segmentation\\.(?:key|value)', {
    given: { isSegmented: 'Yes', key: 'region', value: 'north' },
    ...inBrowser('sections/slice-list.tsx', 'isSegmentShown'),
  }),

  // The site.
  rule('custom_site\\.localisation-country', { values: ['gb', 'ie'] }),
  rule('custom_site\\.maintenanceMode', inBrowser('shell/overlays.tsx', 'shell.isMaintained')),
  rule(
    'custom_site\\.useJGOauth',
    {
      given: { platform: [sliceFromService('default', { clientId: 'every' }, [campaignProject])] },
    },
    inSupporter('account/account-panel.tsx', "signIn.method === 'identity'"),
  ),
  rule('custom_site\\.home-content', {
    values: [[], [sliceFromService('text', { title: 'A slice more' })]],
  }),
  rule('custom_site\\.design-colors-light', { values: ['#fdf2e9', '#e8f8f5'] }),
  rule('custom_site\\.design-fonts-\\w+-weight', { values: [400, 700] }),
  rule('custom_site\\.design-fonts-\\w+-spacing', { values: [0.1, 0.2] }),
  rule('custom_site\\.design-webfonts\\.type', {
    given: { family: 'Barlow', url: 'media/font.woff2', weight: 400 },
  }),
  rule('custom_site\\.design-webfonts\\.url', {
    values: ['media/first.woff2', 'media/second.woff2'],
    given: { type: 'external', family: 'Barlow', weight: 400 },
  }),
  rule('custom_site\\.design-webfonts\\.weight', {
    values: [400, 700],
    given: { type: 'external', family: 'Barlow', url: 'media/font.woff2' },
  }),
  rule('custom_site\\.design-webfonts\\.range', {
    values: ['U+0-FF', 'U+100-17F'],
    given: { type: 'external', family: 'Barlow', url: 'media/font.woff2', weight: 400 },
  }),
  rule('custom_site\\.design-webfonts\\.\\w+', {
    given: { type: 'external', family: 'Barlow', url: 'media/font.woff2', weight: 400 },
  }),
  rule('custom_site\\.design-buttons-(?:spacing|fontSize)', { values: [1, 1.5] }),
  rule('custom_site\\.design-buttons-(?:radius|borderWidth)', { values: [2, 4] }),
  rule('custom_site\\.design-buttons-borderColor', { given: { 'design-buttons-borderWidth': 2 } }),
  rule('custom_site\\.design-container', { values: [800, 1000] }),
  rule('custom_site\\.platform', {
    values: [[], [sliceFromService('default', {}, [campaignProject])]],
  }),
  rule('custom_site\\.tags\\.name', {
    values: ['region', 'shore'],
    given: { label: 'Region', values: 'North Sea' },
    ...at('/region/north-sea'),
  }),
  rule('custom_site\\.tags\\.label', {
    given: { name: 'region', values: 'North Sea' },
    ...at('/region/north-sea'),
  }),
  rule('custom_site\\.tags\\.values', {
    values: ['North Sea', 'Atlantic'],
    given: { name: 'region', label: 'Region' },
    ...at('/region/north-sea'),
  }),
  rule('custom_site\\.onboarding', {
    values: [null, { link_type: 'Document', type: 'onboarding', uid: 'join', isBroken: false }],
  }),
  rule('custom_site\\.reports', {
    values: [
      [sliceFromService('report', { title: 'First', kind: 'pages' })],
      [sliceFromService('report', { title: 'Second', kind: 'pages' })],
    ],
    ...at('/reports'),
    ...inBrowser('pages/reports/reports-screen.tsx', 'reports'),
  }),
  rule(
    'custom_site\\.cookieConsent-(?:message|link|dismiss|button)',
    inBrowser('frame/consent/consent-banner.tsx', 'consent.words'),
  ),
  rule(
    'custom_site\\.cookieConsent-cookies\\.\\w+',
    { given: { name: 'draft' } },
    inBrowser('frame/consent/consent-modals.tsx', 'cookies'),
  ),
  rule('custom_site\\.matching-(?:starts|ends)', {
    values: ['2099-01-01', '2099-06-01'],
    ...at('/totals.json'),
  }),
  rule('custom_site\\.matching-(?:pot|cap|ratio)', {
    values: [1, 2],
    ...at('/totals.json'),
  }),
  rule('custom_site\\.matching-funder', at('/totals.json')),
  rule('custom_site\\.notice-until', {
    values: ['2001-01-01', '2099-01-01'],
    given: { 'notice-text': 'Slow today' },
  }),
  rule('custom_site\\.notice-(?:linkLabel|linkUrl)', {
    values: ['/about', '/contact'],
    given: { 'notice-text': 'Slow today', 'notice-linkLabel': 'More', 'notice-linkUrl': '/more' },
  }),
  rule('custom_site\\.giving-paused', { given: { 'giving-phone': '01632 960000' } }),
  rule('custom_site\\.giving-phone', {
    values: ['01632 960000', '01632 960001'],
    given: { 'giving-paused': 'Yes' },
  }),
  rule('custom_site\\.giving-(?:otherLabel|otherUrl)', {
    values: ['/about', '/contact'],
    given: { 'giving-paused': 'Yes', 'giving-otherLabel': 'More', 'giving-otherUrl': '/more' },
  }),
  rule('custom_site\\.giving-otherText', { given: { 'giving-paused': 'Yes' } }),
  rule('custom_site\\.accessibility-email', {
    values: ['first@charity.example', 'second@charity.example'],
  }),
  rule('custom_site\\.accessibility-answerDays', {
    given: { 'accessibility-email': 'first@charity.example' },
  }),
  rule('custom_site\\.accessibility-[\\w-]+(?:\\.\\w+)?', at('/accessibility-statement')),
  rule('custom_site\\.analytics\\.type', {
    values: ['google_analytics', 'google_tag_manager'],
    given: { id: 'G-1' },
    ...inBrowser('frame/consent/load-optional.ts', 'analytics'),
  }),
  rule('custom_site\\.analytics\\.id', {
    values: ['G-1', 'G-2'],
    given: { type: 'google_analytics' },
    ...inBrowser('frame/consent/load-optional.ts', 'analytics'),
  }),
  rule('custom_site\\.analytics\\.url', {
    values: ['https://first.example/a.js', 'https://second.example/a.js'],
    given: { type: 'script' },
  }),
  rule('custom_site\\.head-styles', { values: ['b{color:red}', 'b{color:blue}'] }),
  rule('custom_site\\.head-stylesheets\\.url', { values: ['/first.css', '/second.css'] }),
  rule('custom_site\\.head-scripts\\.src', {
    values: ['/first.js', '/second.js'],
    given: { afterConsent: 'No' },
  }),
  rule('custom_site\\.head-scripts\\.stagingOnly', {
    given: { src: '/first.js', afterConsent: 'No' },
  }),
  rule('custom_site\\.head-scripts\\.inline', { given: { afterConsent: 'No' } }),
  rule('custom_site\\.head-scripts\\.afterConsent', { given: { src: '/first.js' } }),
  rule('custom_site\\.frame-hosts\\.host', {
    values: ['films.example.org', 'forms.example.org'],
    around: {
      'home-content': [
        sliceFromService('html', { html: '<iframe src="https://films.example.org/1"></iframe>' }),
      ],
    },
  }),
  rule('custom_site\\.head-metaTags\\.(?:name|property)', {
    values: ['first-name', 'second-name'],
    given: { content: 'said' },
  }),
  rule('custom_site\\.head-metaTags\\.content', { given: { name: 'theme-color' } }),
  rule('custom_site\\.head-rss', { values: ['/first.xml', '/second.xml'] }),
  rule('custom_site\\.messages\\.key', {
    values: ['shell.skipToMain', 'shell.logOut'],
    given: { text: 'Words of our own' },
  }),
  rule('custom_site\\.messages\\.text', { given: { key: 'shell.skipToMain' } }),

  // Pages of supporters, teams and tags.
  rule('onboarding\\.registration', {
    values: [[], [sliceFromService('registration', { campaignId: campaignProject.uid })]],
    ...at('/register'),
  }),
  rule('supporter_pages\\.meta-image', at('/fundraising/{bare}')),
  rule('supporter_pages\\.team', at('/teams/{team}')),
  rule(
    'supporter_pages\\.admin',
    at('/fundraising-edit/maya-walks'),
    inBrowser('app/routes/fundraising-edit-page.tsx', 'view.slices'),
  ),
  rule('supporter_pages\\..+', at(supporter)),
  rule('tag_pages\\.tag', { values: ['region', 'shore'], ...at('/region/north-sea') }),
  rule('tag_pages\\.value', {
    values: ['North Sea', 'Atlantic'],
    given: { tag: 'region' },
    ...at('/region/north-sea'),
  }),
  rule('tag_pages\\.label', {
    given: { tag: 'region', image: samplePicture },
    ...at('/region/north-sea'),
  }),
  rule('tag_pages\\..+', { given: { tag: 'region' }, ...at('/region/north-sea') }),

  // The projects.
  rule('\\w+\\.primary\\.excludeOffline', at('/', supporter)),
  rule('\\w+\\.primary\\.excludeTeamIds', { values: ['', '{teams}'] }),
  rule(
    '\\w+\\.primary\\.defaultPageStory',
    at('/register'),
    inSupporter('registration/story-step.tsx', 'view.defaultPageStory'),
  ),
  rule('default\\.primary\\.utcOffset', {
    values: [-12, 14],
    // Has begun where the day begins first, not yet where it begins last, at any time of the day.
    rows: [{ ...campaignProject, startDate: '{firstToday}', endDate: '' }],
  }),
  rule('everydayhero\\.primary\\.utcOffset', {
    values: [-12, 14],
    rows: [{ ...pageProjects[0], startDate: '{firstToday}', endDate: '' }],
  }),
  rule(
    '\\w+\\.primary\\.clientId',
    inSupporter('account/redirect-to-identity-service.ts', 'clientId: signIn.clientId'),
  ),
  rule(
    '\\w+\\.primary\\.redirectUri',
    { given: { clientId: 'every' } },
    inSupporter('account/redirect-to-identity-service.ts', 'redirectUri: signIn.redirectUri'),
  ),
  rule('\\w+\\.primary\\.refresh-enabled', inBrowser('shell/shell.tsx', 'shell.refreshMs')),
  rule(
    '\\w+\\.primary\\.refresh-interval',
    { given: { 'refresh-enabled': 'On' } },
    inBrowser('shell/shell.tsx', 'shell.refreshMs'),
  ),
  rule('default\\.items\\.type', { values: ['campaign', 'page'], given: campaignProject }),
  rule('default\\.items\\.uid', {
    values: [campaignProject.uid, 'nothing'],
    given: { type: 'campaign' },
  }),
  rule('default\\.items\\.startDate', {
    values: ['2020-01-01', '2099-01-01'],
    given: campaignProject,
  }),
  rule('default\\.items\\.endDate', {
    values: ['2020-01-01', '2099-01-01'],
    given: campaignProject,
  }),
  rule('default\\.items\\.\\w+', { given: campaignProject }),
  rule('everydayhero\\.items\\.uid', {
    values: [pageProjects[0]?.uid, pageProjects[1]?.uid],
    given: { type: 'page' },
  }),
  rule('everydayhero\\.items\\.\\w+', { ...(pageProjects[0] && { given: pageProjects[0] }) }),

  // Registration: its screen is the browser's alone.
  rule(
    'registration\\.primary\\.(?:campaignId|charityId|eventId)',
    inSupporter('registration/page-form-values.ts', 'currency, campaignId, charityId, eventId'),
  ),
  rule(
    'registration\\.primary\\.showAddress',
    inSupporter('registration/page-form.tsx', 'asks.address'),
  ),
  rule(
    'registration\\.primary\\.showEventDate',
    inSupporter('registration/page-form.tsx', 'asks.eventDate'),
  ),
  rule(
    'registration\\.primary\\.showFitnessGoal',
    inSupporter('registration/page-form.tsx', 'asks.fitnessGoal'),
  ),
  rule('registration\\.primary\\.showName', inSupporter('registration/page-form.tsx', 'asks.name')),
  rule(
    'registration\\.primary\\.showTarget',
    inSupporter('registration/page-form.tsx', 'asks.target'),
  ),
  rule(
    'registration\\.primary\\.includeSelfDonate',
    inSupporter('registration/use-registration.ts', 'asks.selfDonation'),
  ),
  rule(
    'registration\\.primary\\.includeTeam',
    { given: { campaignId: campaignProject.uid } },
    inSupporter('registration/use-registration.ts', 'asks.team'),
  ),
  rule(
    'registration\\.items\\.(?:name|label)',
    { given: { name: 'hill', label: 'Which hill?' } },
    inSupporter('registration/question-field.tsx', 'name: getQuestionFieldName(question)'),
  ),
  rule(
    'registration\\.items\\.type',
    { given: { name: 'hill', label: 'Which hill?' } },
    inSupporter('registration/question-field.tsx', 'switch (type)'),
  ),
  rule(
    'registration\\.items\\.required',
    { given: { name: 'hill', label: 'Which hill?' } },
    inSupporter('registration/question-field.tsx', 'question.required'),
  ),
  rule(
    'registration\\.items\\.options',
    { given: { name: 'hill', label: 'Which hill?', type: 'select' } },
    inSupporter('registration/question-field.tsx', 'options.map'),
  ),
  rule(
    'registration\\.items\\.help',
    { given: { name: 'hill', label: 'Which hill?' } },
    inSupporter('registration/question-field.tsx', 'hint: help'),
  ),

  // Reports: their screen is the browser's alone.
  rule(
    'report\\.primary\\.\\w+',
    { given: { title: 'Report', kind: 'pages' } },
    at('/reports'),
    inBrowser('pages/reports/reports-screen.tsx', 'reports'),
  ),

  // Footer slices.
  rule('modal\\.primary\\.(?:id|label)', {
    given: { id: 'terms', label: 'Terms', title: 'Our terms' },
  }),
  rule(
    'modal\\.primary\\.(?:title|text)',
    { given: { id: 'terms', label: 'Terms' } },
    inBrowser('shell/query-modal.tsx', 'modal.title'),
  ),
  rule(
    'modal\\.primary\\.iframe',
    { given: { id: 'terms', label: 'Terms' } },
    inBrowser('shell/query-modal.tsx', 'modal.iframe'),
  ),
  rule(
    'modal\\.primary\\.widescreen',
    { given: { id: 'terms', label: 'Terms', iframe: link('https://first.example/') } },
    inBrowser('shell/query-modal.tsx', 'modal.isWide ?'),
  ),
  rule('shareBar\\.primary\\.shareTitle', { given: { twitter: 'Yes' } }),
  rule(`(?:share|shareBar)\\.primary\\.(?:${switches})`, { given: { copy: 'Yes' } }),
  rule('(?:share|shareBar)\\.primary\\.copy', { given: { facebook: 'Yes' } }),
  rule('(?:share|shareBar)\\.primary\\.\\w+', { given: { facebook: 'Yes' } }),
  rule('links\\.items\\.label', { given: { url: '/about' } }),
  rule('links\\.items\\.url', { given: { label: 'About' } }),

  // Page slices whose fields need others beside them.
  rule('progress\\.items\\.amount', { values: [100, 2000], given: { label: 'A start' } }),
  rule('progress\\.items\\.label', { given: { amount: 100 } }),
  rule('gifts\\.items\\.\\w+', { given: { amount: 5, label: 'A box' } }),
  rule('donate\\.items\\.\\w+', { given: { amount: 5, label: 'A box' } }),
  rule('steps\\.items\\.\\w+', { given: { title: 'Sign up' } }),
  rule('(?:cards|accordion)\\.items\\.\\w+', { given: { title: 'A card' } }),
  rule('(?:sponsors|logos)\\.items\\.\\w+', { given: { name: 'Boots & Co' } }),
  rule('questions\\.items\\.\\w+', { given: { question: 'Why?' } }),
  rule('fitnessTotal\\.primary\\.lengthMetres', { values: [1_000_000, 2_000_000] }),
  rule('fitnessTotal\\.primary\\.\\w+', { given: { lengthMetres: 1_000_000 } }),
  rule('leaderboard\\.primary\\.limit', { values: [3, 5] }),
  rule('leaderboard\\.primary\\.rankBy', { values: ['amount', 'gifts'] }),
  rule('leaderboard\\.primary\\.measure', { given: { kind: 'fitness' } }),
  rule('leaderboard\\.primary\\.tag', { values: ['', 'region'], given: { kind: 'tag' } }),
  rule('(?:donations|ticker)\\.primary\\.limit', { values: [2, 3] }),
  rule('gallery\\.items\\.caption', { given: { image: samplePicture } }),
  rule('image\\.primary\\.\\w+', { given: { image: samplePicture } }),
  rule('video\\.primary\\.url', {
    values: ['https://vimeo.com/76979871', 'https://vimeo.com/22439234'],
  }),
  rule('video\\.primary\\.captionsUrl', {
    values: ['media/first.vtt', 'media/second.vtt'],
    given: { url: 'media/film.mp4' },
  }),
  rule('video\\.primary\\.\\w+', { given: { url: 'https://vimeo.com/76979871' } }),
  rule('embed\\.primary\\.(?:name|poster|caption)', {
    given: {
      embed: {
        type: 'video',
        provider_name: 'Films',
        embed_url: 'https://films.example/1',
        html: '<iframe src="https://films.example/embed/1"></iframe>',
      },
    },
  }),
  rule('iframe\\.primary\\.ratio', {
    values: [1, 2],
    given: { src: link('https://first.example/') },
  }),
  rule('iframe\\.primary\\.\\w+', {
    given: { src: link('https://first.example/'), name: 'A map' },
  }),
  rule('story\\.primary\\.quote-\\w+', { given: { 'quote-text': 'I go.', 'quote-name': 'Bo' } }),
  rule('tabs\\.items\\.tab', { given: { title: 'First', text: paragraphFromService('Words') } }),
  rule('tabs\\.items\\.\\w+', { given: { tab: 'One', title: 'First' } }),
  rule('columns\\.items\\.\\w+', { given: { title: 'First' } }),
  rule(
    'carousel\\.primary\\.seconds',
    { values: [5, 8], rows: [{ title: 'Slide' }, { title: 'Slide too' }] },
    inBrowser('sections/moving/moving.tsx', 'everyMs={slice.everyMs}'),
  ),
  rule('carousel\\.items\\.\\w+', { given: { title: 'Slide' } }),
  rule('countdown\\.primary\\.doneText', { given: { until: '2020-01-01T00:00:00+0000' } }),
  rule('totals\\.primary\\.scope', {
    values: ['campaign', 'tag'],
    given: { tag: 'region', value: 'North Sea' },
  }),
  rule('totals\\.primary\\.(?:tag|value)', {
    values: ['', 'region'],
    given: { scope: 'tag', tag: 'region', value: 'North Sea' },
  }),
  rule('totals\\.items\\.\\w+', { given: { measure: 'raised' } }),
  rule('supporterSearch\\.primary\\.limit', { values: [1, 3], ...at('?q=walk') }),
  rule('teamSearch\\.primary\\.limit', { values: [1, 3], ...at('?team=the') }),
  rule('featuredSupporters\\.items\\.slug', { values: ['maya-walks', '{other}'] }),
  rule('featuredSupporters\\.items\\.quote', { given: { slug: 'maya-walks' } }),
  rule('map\\.primary\\.polyline', {
    values: ['_p~iF~ps|U_ulLnnqC', '_p~iF~ps|U_ulLnnqC_mqNvxq`@'],
  }),
  rule('map\\.(?:primary|items)\\.\\w+', {
    around: { polyline: '_p~iF~ps|U_ulLnnqC' },
    given: { label: 'A place', polyline: '_p~iF~ps|U_ulLnnqC' },
  }),
  rule('form\\.primary\\.endpoint', { values: ['/first', '/second'] }),
  rule('form\\.primary\\.failureText', { given: { endpoint: '/fails' } }),
  rule('form\\.primary\\.\\w+', { given: { endpoint: '/first' } }),
  rule('form\\.items\\.\\w+', { around: { endpoint: '/first' } }),
  rule('form\\.items\\.type', { given: { name: 'who', label: 'Your name' } }),
  rule('form\\.items\\.options', { given: { name: 'who', label: 'Your name', type: 'select' } }),
  rule('form\\.items\\.\\w+', { given: { name: 'who', label: 'Your name' } }),
  rule('segment\\.primary\\.isSegmented', { rows: [{ key: 'region', value: 'north' }] }),
  rule(
    'segment\\.items\\.\\w+',
    { around: { isSegmented: 'Yes' }, given: { key: 'region', value: 'north' } },
    inBrowser('sections/slice-list.tsx', 'isSegmentShown'),
  ),
]
