import { describe, expect, it, vi } from 'vitest'
import { type HeaderButtonOptions, createHeaderButtons } from './header-buttons.ts'
import { emptySession, type SessionPage, type SessionUser } from '@milepost/supporter'
import type { ActionView } from '../totals/section-view.ts'

const actions: ActionView[] = [
  { label: 'Start your page', href: '/start', emphasis: 'primary', asksFor: 'signup' },
  { label: 'Donate', href: '/#donate', emphasis: 'secondary', asksFor: 'donate' },
  { label: 'Log in', href: '?login', emphasis: 'tertiary', asksFor: 'login' },
  { label: 'Shop', href: '/shop', emphasis: 'tertiary' },
]
const buttons = (facts: Partial<HeaderButtonOptions> = {}) =>
  createHeaderButtons({
    actions,
    pathname: '/',
    session: emptySession,
    hasSupporterPages: false,
    messages: { logOut: 'Logout', myPage: 'My Page' },
    onLogOut: () => undefined,
    ...facts,
  })
const labels = (facts?: Partial<HeaderButtonOptions>) => buttons(facts).map(({ label }) => label)
const sam: SessionUser = {
  id: 'guid-sam',
  uuid: 'guid-sam',
  name: 'Sam Okafor',
  countryCode: 'GB',
  token: 'a'.repeat(43),
  refreshToken: undefined,
  tokenExpiry: '2026-06-01T09:00:00Z',
  authType: 'Bearer',
  hasExistingPage: false,
}
const pageOf = (slug: string, more: Partial<SessionPage['data']> = {}): SessionPage => ({
  owner: 'Sam Okafor',
  slug,
  data: {
    active: true,
    donationUrl: '',
    id: `id-${slug}`,
    image: '',
    name: slug,
    teamPageId: undefined,
    teamShortName: undefined,
    url: `https://platform.example/fundraising/${slug}`,
    uuid: `guid-${slug}`,
    metadata: {},
    ...more,
  },
})
const signedIn = { ...emptySession, user: sam }
const withPage = { ...signedIn, page: pageOf('sam-runs'), pages: [pageOf('sam-runs')] }

describe('createHeaderButtons', () => {
  it('shows Logout when the user has a token [S2.42]', () => {
    const onLogOut = vi.fn()
    const button = buttons({ session: signedIn, onLogOut }).find(({ label }) => label === 'Logout')
    button?.onClick?.()
    expect(onLogOut).toHaveBeenCalledOnce()
  })

  it.each(['/fundraising', '/fundraising/maya-walks', '/fundraising/maya-walks/donate'])(
    'shows neither login nor Logout to a user under %s [S2.47]',
    (pathname) => {
      expect(labels({ session: signedIn, pathname })).toEqual(['Donate', 'Shop'])
      expect(labels({ pathname })).toEqual(['Donate', 'Log in', 'Shop'])
    },
  )

  it.each(['/fundraising-edit/maya-walks', '/fundraising-tips', '/teams/walkers'])(
    'shows Logout to a user on %s [S2.42]',
    (pathname) => expect(labels({ session: signedIn, pathname })).toContain('Logout'),
  )

  it('shows no login to a user [S2.47]', () => {
    expect(labels({ session: signedIn })).not.toContain('Log in')
    const tokenless = { ...emptySession, user: { ...sam, token: '' } }
    expect(labels({ session: tokenless })).toEqual(['Start your page', 'Donate', 'Shop'])
  })

  it('shows My Page when the user has a page [S2.43]', () => {
    expect(labels({ session: withPage })[0]).toBe('My Page')
    expect(labels({ session: signedIn })[0]).toBe('Start your page')
    const ended = { ...signedIn, pages: [pageOf('old', { active: false })] }
    expect(labels({ session: ended })[0]).toBe('Start your page')
  })

  it('links to the page here if the site has supporters’ pages, otherwise to its URL [S2.44]', () => {
    expect(buttons({ session: withPage, hasSupporterPages: true })[0]?.href).toBe(
      '/fundraising/sam-runs',
    )
    expect(buttons({ session: withPage })[0]?.href).toBe(
      'https://platform.example/fundraising/sam-runs',
    )
  })

  it('donates to the current page [S2.45]', () => {
    const donate = buttons({ pathname: '/fundraising/maya-walks' })[0]
    expect(donate).toMatchObject({ label: 'Donate', href: '/fundraising/maya-walks/donate' })
    expect(buttons()[1]?.href).toBe('/#donate')
  })

  it('shows the donate button instead of the signup button under /fundraising [S2.46]', () => {
    expect(labels({ pathname: '/fundraising/maya-walks' })).toEqual(['Donate', 'Log in', 'Shop'])
    const own = buttons({ pathname: '/fundraising/maya-walks', session: withPage })
    expect(own.map(({ label, emphasis }) => [label, emphasis])).toEqual([
      ['Donate', 'primary'],
      ['My Page', 'secondary'],
      ['Shop', 'tertiary'],
    ])
    expect(labels({ pathname: '/fundraising-tips' })[0]).toBe('Start your page')
  })

  it('keeps the signup button under /fundraising if the page accepts no donations', () => {
    const [start] = actions
    expect(labels({ pathname: '/fundraising/x', actions: start ? [start] : [] })).toEqual([
      'Start your page',
    ])
  })
})
