import { createContentClient, parseSite } from '@milepost/content'
import { NoResponseError } from '@milepost/platform'
import { expect, it, vi } from 'vitest'
import { scopeOf } from '../sections/section/slice.test-kit.ts'
import type { PageScope } from '../frame/request/scopes.ts'
import type { ShellView } from '../frame/layout/shell-view.ts'
import { createContentPolicy, toShellView } from './to-shell-view.ts'
import { findFrameOrigins } from '../base/frame-address.ts'
import type { PagePolicy } from '@milepost/server'

const noDocuments = createContentClient({
  endpoint: 'http://content.example/api/v2',
  fetch: async (input) =>
    Response.json(
      input.includes('/search')
        ? { results: [], next_page: null, total_pages: 1, results_size: 0 }
        : { refs: [{ id: 'master', ref: 'now', isMasterRef: true }] },
    ),
})

async function shellOf(
  data: Record<string, unknown>,
  { query = '', ...given }: Partial<PageScope> & { query?: string } = {},
) {
  const { site } = parseSite({ id: 'x', type: 'custom_site', uid: 'x', data })
  const scope = scopeOf({ site, ...given })
  const { environment } = scope.services
  const services = {
    ...scope.services,
    environment: {
      ...environment,
      platform: { environment: 'sandbox', sandboxOrigin: 'http://sandbox.example' },
    },
    content: noDocuments,
  } as unknown as PageScope['services']
  return toShellView({ ...scope, services }, new URL(`http://site.example/${query}`))
}

it('links a navigation item like a button of its type [S3.45]', async () => {
  const { header } = await shellOf({
    'header-navigation': [
      { label: 'About', url: '/about' },
      { label: 'Give', linkType: 'donate' },
      { label: 'Log in', linkType: 'login', parent: 'About' },
      { label: 'Nowhere', linkType: 'signup' },
    ],
  })
  expect(header?.navigation).toEqual([
    {
      label: 'About',
      href: '/about',
      children: [{ label: 'Log in', href: '?login', asksFor: 'login', children: [] }],
    },
    { label: 'Give', href: '/#donate', asksFor: 'donate', children: [] },
  ])
})

it('links to the anchor of the donate form on the home page', async () => {
  const { header, head } = await shellOf({
    'header-navigation': [{ label: 'Give', linkType: 'donate' }],
    'home-content': [{ slice_type: 'donate', primary: { anchor: 'give' }, items: [] }],
  })
  expect(header?.navigation).toMatchObject([{ href: '/#give' }])
  expect(head.structuredData).toContain('http://site.example/#give')
})

it('shows the platform’s logo in the header, and a shadow, if configured [S3.45]', async () => {
  const { header } = await shellOf({ 'header-poweredBy': 'Yes', 'header-shadow': 'Yes' })
  expect(header).toMatchObject({
    shadow: true,
    poweredBy: { text: 'Powered by', platform: 'default' },
  })
  expect((await shellOf({})).header).toMatchObject({ shadow: false, poweredBy: undefined })
})

it('selects the logo for each background', async () => {
  const logos = {
    'header-logo': { url: 'https://content.example/dark.svg', alt: '' },
    'header-logoLight': { url: 'https://content.example/light.svg', alt: '' },
  }
  const { header, footerLogo } = await shellOf({
    ...logos,
    'header-background': '#000',
    'footer-background': '#fff',
  })
  expect([header?.logo?.src, footerLogo?.src]).toEqual([
    '/media/https/content.example/light.svg',
    '/media/https/content.example/dark.svg',
  ])
})

/** A footer without the link to the accessibility statement, which each has. */
const withoutStatement = (footer: ShellView['footer']) =>
  footer?.filter(({ type }) => type !== 'link')

it('omits empty footer parts [S5.27]', async () => {
  const part = (slice_type: string, primary: object) => ({ slice_type, primary, items: [] })
  const paragraph = (text: string) => [{ type: 'paragraph', text, spans: [] }]
  const { footer } = await shellOf({
    'footer-content': [
      part('content', { text: paragraph(' ') }),
      part('content', { text: [] }),
      part('htmlContent', { html: '  ' }),
      part('content', { text: paragraph('Registered charity') }),
    ],
  })
  expect(withoutStatement(footer)).toEqual([{ type: 'content', html: '<p>Registered charity</p>' }])
})

it('enables a share option only with Yes [S2.60]', async () => {
  const primary = { facebook: 'Yes', twitter: ' yes ', linkedin: '', mail: null, sms: 'No' }
  const { footer } = await shellOf({
    'footer-content': [{ slice_type: 'share', primary, items: [] }],
  })
  expect(withoutStatement(footer)).toMatchObject([
    { type: 'share', networks: ['facebook', 'twitter'] },
  ])
  const on = await shellOf({
    'footer-content': [{ slice_type: 'share', primary: { facebook: 'On' }, items: [] }],
  })
  expect(withoutStatement(on.footer)).toMatchObject([{ type: 'share', networks: [] }])
})

it('asks for consent only if the document says Yes [S2.52]', async () => {
  expect((await shellOf({})).consent.display).toBe(false)
  expect((await shellOf({ 'cookieConsent-display': 'No' })).consent.display).toBe(false)
  expect((await shellOf({ 'cookieConsent-display': 'Yes' })).consent.display).toBe(true)
})

it('fills placeholders of the header, footer and notice from the project and the query [S3.73]', async () => {
  const names = () =>
    Promise.resolve({ campaign: 'Coast', charity: 'Tideline Trust', event: 'Coast Day' })
  const project = {
    names,
    currency: () => Promise.resolve('GBP'),
    startUrl: () => Promise.resolve(undefined),
    summary: () => Promise.reject(new NoResponseError({} as never, new Error('down'))),
  } as never
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  const { header, footer, modals, notices } = await shellOf(
    {
      'notice-text': '{{ event }} is on',
      'header-navigation': [{ label: 'About {{ charity }}', url: '/about?c={{ campaign }}' }],
      'footer-content': [
        {
          slice_type: 'content',
          primary: { text: 'Hello {{ first_name }}{{ user_name }} of {{ charity }}' },
        },
        {
          slice_type: 'modal',
          primary: { id: 'about', title: 'About {{ campaign }}', text: '{{ event }}' },
        },
      ],
    },
    { project, query: '?first_name=<b>Ann' },
  )
  errors.mockRestore()
  expect(notices).toEqual([{ text: 'Coast Day is on', link: undefined }])
  expect(header?.navigation[0]).toMatchObject({
    label: 'About Tideline Trust',
    href: '/about?c=Coast',
  })
  expect(footer?.[0]).toEqual({
    type: 'content',
    html: '<p>Hello &lt;b&gt;Ann of Tideline Trust</p>',
  })
  expect(modals).toMatchObject([{ title: 'About Coast', html: '<p>Coast Day</p>' }])
})

it('loads a modal’s frame without a click only if its host is the charity’s [S2.57]', async () => {
  const modal = (id: string, url: string) => ({
    slice_type: 'modal',
    primary: { id, label: id, iframe: { link_type: 'Web', url } },
  })
  const data = {
    'frame-hosts': [{ host: 'forms.example.org' }],
    'footer-content': [
      modal('own', 'https://site.example/map'),
      modal('listed', 'https://forms.example.org/1'),
      modal('other', 'https://forms.example.org.evil.com/1'),
    ],
  }
  const loads = async (given: Partial<PageScope> = {}) =>
    (await shellOf(data, given)).modals.map((view) => view.loads)
  expect(await loads()).toEqual([true, true, false])
  expect(await loads({ isClosed: true })).toEqual([false, false, false])
})

const head = {
  styles: '',
  stylesheets: [],
  metaTags: [],
  rss: '',
  appleIcon: undefined,
  scripts: [
    { src: 'https://chat.example/w.js', inline: '', stagingOnly: false, afterConsent: true },
    { src: 'https://debug.example/d.js', inline: '', stagingOnly: true, afterConsent: true },
    { src: '', inline: 'window.a = 1', stagingOnly: false, afterConsent: true },
    { src: '/own.js', inline: '', stagingOnly: false, afterConsent: false },
  ],
}

function policyAt(origin: string): PagePolicy {
  return createContentPolicy(
    {
      head,
      iframe: true,
      analytics: [
        { type: 'script', id: '', url: 'https://count.example/c.js' },
        { type: 'google_analytics', id: 'G-1', url: '' },
      ],
    },
    { origin, documents: [{ iframe: 'https://forms.example/a?b=1' }] },
  )
}

it('allows what the content configures, and inline scripts by hash', () => {
  const { scripts, connections, frames, isFramed } = policyAt('https://walk.example.org')
  expect(scripts).toEqual([
    'https://chat.example',
    "'sha256-Aif1QuaDxF56ZK3+IyoelKcjrWC+BWl5ZGfcO1AMmA4='",
    'https://count.example',
    'https://www.googletagmanager.com',
  ])
  expect(connections).toContain('https://count.example')
  expect(connections).toContain('https://*.google-analytics.com')
  expect(frames).toEqual(['https://forms.example'])
  expect(isFramed).toBe(true)
})

it.each([true, false])('allows other sites to frame the site if its setting is %s', (iframe) => {
  const documents: object[] = []
  const site = { head: { ...head, scripts: [] }, analytics: [], iframe }
  expect(
    createContentPolicy(site, { origin: 'https://walk.example.org', documents }).isFramed,
  ).toBe(iframe)
})

it('allows scripts marked stagingOnly on staging origins only [S2.65]', () => {
  expect(policyAt('https://walk.example.org').scripts).not.toContain('https://debug.example')
  expect(policyAt('https://staging.example.org').scripts).toContain('https://debug.example')
})

it('finds embeds in documents, including players, and only https URLs', () => {
  expect(
    findFrameOrigins({
      html: '<p><iframe src="https://maps.example/x"></iframe></p>',
      film: { embed_url: 'https://www.youtube.com/watch?v=1' },
      bad: '<iframe src="http://a.example">',
      iframe: 'javascript:alert(1)',
      text: 'see https://elsewhere.example',
    }).toSorted(),
  ).toEqual(['https://maps.example', 'https://www.youtube-nocookie.com', 'https://www.youtube.com'])
  expect(findFrameOrigins(undefined)).toEqual([])
})
