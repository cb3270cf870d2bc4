import { describe, expect, it } from 'vitest'
import { environments } from '../environment/environments.ts'
import {
  authorizeLink,
  campaignDonateLink,
  campaignLink,
  donationIdPlaceholder,
  getStartedLink,
  imageUrl,
  pageDonateLink,
  pageImageUrl,
  pageLink,
  privacyLink,
  qrCodeUrl,
  teamLink,
  termsLink,
} from '../index.ts'

const context = { environment: environments.production }

describe('links', () => {
  it("campaignDonateLink has the campaign's GUID [S7.34]", () =>
    expect(campaignDonateLink(context, 'a1b2')).toBe(
      'https://link.justgiving.com/v1/campaign/donate/campaignGuid/a1b2',
    ))

  it('pageDonateLink uses the ID, otherwise the slug [S7.100] [S7.103]', () => {
    expect(pageDonateLink(context, { id: '1457423', slug: 'sam' })).toBe(
      'https://link.justgiving.com/v1/fundraisingpage/donate/pageId/1457423',
    )
    expect(pageDonateLink(context, { id: '', slug: 'fundraising/sam' })).toBe(
      'https://www.justgiving.com/fundraising/sam/donate',
    )
  })

  it('termsLink and privacyLink are below the public host', () => {
    expect(termsLink(context)).toBe('https://www.justgiving.com/info/terms-of-service')
    expect(privacyLink(context)).toBe('https://www.justgiving.com/info/privacy')
  })

  it('pageLink, teamLink, campaignLink and getStartedLink are on the public host [S7.35] [S7.36] [S7.101] [S7.102]', () => {
    expect(pageLink(context, 'fundraising/sam')).toBe('https://www.justgiving.com/fundraising/sam')
    expect(pageLink(context, 'page/sam')).toBe('https://www.justgiving.com/page/sam')
    expect(teamLink(context, 'team/otters')).toBe('https://www.justgiving.com/team/otters')
    expect(campaignLink(context, 'river-mile')).toBe(
      'https://www.justgiving.com/campaign/river-mile',
    )
    expect(getStartedLink(context, 'a1b2')).toBe(
      'https://www.justgiving.com/fundraising-page/creation?campaignGuid=a1b2',
    )
  })

  it('donate links contain amount, currency, reference, exit URL and message', () => {
    const exitUrl = `https://site.example/done?donation-id=${donationIdPlaceholder}&x=1`
    const link = new URL(
      pageDonateLink(
        context,
        { slug: 'sam' },
        { amount: 25, currency: 'AUD', reference: 'site-42', exitUrl, message: 'Go & win' },
      ),
    )
    expect(Object.fromEntries(link.searchParams)).toEqual({
      amount: '25',
      currency: 'AUD',
      reference: 'site-42',
      exitUrl,
      message: 'Go & win',
    })
    expect(link.href).toContain('JUSTGIVING-DONATION-ID')
  })

  it.each([
    ['JPY', 1000.4, '1000'],
    ['KWD', 1.25, '1.250'],
    ['GBP', 1.005, '1.01'],
  ])('donate links format an amount in %s with its decimals', (currency, amount, text) =>
    expect(campaignDonateLink(context, 'a', { amount, currency })).toMatch(
      new RegExp(`\\?amount=${text.replace('.', '\\.')}&currency=${currency}$`),
    ),
  )

  it('donate links use GBP for an amount without a currency', () => {
    expect(campaignDonateLink(context, 'a', { amount: 10 })).toMatch(/\?amount=10&currency=GBP$/)
    expect(campaignDonateLink(context, 'a', { amount: 12.5 })).toMatch(
      /\?amount=12\.50&currency=GBP$/,
    )
  })

  it.each([0, -5, 0.004, 1e21, 1.5e21, Number.NaN, Infinity])(
    'donate links omit the invalid amount %d',
    (amount) => expect(campaignDonateLink(context, 'a', { amount })).toMatch(/campaignGuid\/a$/),
  )

  it('encode every value', () => {
    const nasty = '../"><script>?#&\uDC00'
    for (const link of [
      campaignDonateLink(context, nasty),
      pageDonateLink(context, { slug: nasty }),
      pageLink(context, nasty),
      teamLink(context, nasty),
      campaignLink(context, nasty),
      getStartedLink(context, nasty),
      pageImageUrl(context, nasty),
      qrCodeUrl(context, nasty, { link: nasty, image: nasty }),
    ]) {
      expect(link).not.toMatch(/["<>]|\/\.\.\/|\?[^=]*\?|#/)
      expect(() => new URL(link)).not.toThrow()
    }
  })
})

describe('authorizeLink', () => {
  const inputs = { clientId: 'site-1', redirectUri: 'https://a.example/back?b=c' }
  const asked = (more: object) => {
    const link = new URL(authorizeLink(context, { ...inputs, ...more }))
    return Object.fromEntries(link.searchParams)
  }
  const encoded = (options: string) => Buffer.from(options).toString('base64')

  it('has the client, redirect URI, scope and response type', () => {
    expect(authorizeLink(context, inputs)).toMatch(
      /^https:\/\/identity\.justgiving\.com\/connect\/authorize\?client_id=site-1&/,
    )
    expect(asked({})).toEqual({
      client_id: 'site-1',
      redirect_uri: inputs.redirectUri,
      response_type: 'code',
      scope: 'openid profile email account fundraise offline_access',
    })
  })

  it.each([
    [{ state: 'here' }, { state: 'here' }],
    [{ signUp: true }, { acr_values: 'signup:true' }],
    [
      { email: 'a@b.example' },
      { acr_values: `encodedOptions:${encoded('{"EmailValue":"a@b.example"}')}` },
    ],
    [
      { email: 'a@b.example', signUp: true },
      { acr_values: `encodedOptionsignup:${encoded('{"EmailValue":"a@b.example"}')}` },
    ],
    [{ email: '', signUp: false }, {}],
  ])('contains %j', (more, expected) => expect(asked(more)).toEqual({ ...asked({}), ...expected }))
})

it("qrCodeUrl has the page's slug, the link and the logo [S7.79] [S7.104]", () =>
  expect(
    qrCodeUrl(context, 'sam', {
      link: 'https://a.example/?b=c',
      image: 'https://a.example/l.png',
    }),
  ).toBe(
    'https://api.blackbaud.services/v1/justgiving/pages/sam/qrcode' +
      '?link=https%3A%2F%2Fa.example%2F%3Fb%3Dc&image=https%3A%2F%2Fa.example%2Fl.png',
  ))

describe('imageUrl', () => {
  it.each([
    ['hero.jpg', 'https://images.justgiving.com/image/hero.jpg?template=Size186x186Crop'],
    [
      '42010/hero one.jpg',
      'https://images.justgiving.com/image/hero%20one.jpg?template=Size186x186Crop',
    ],
    ['https://a.example/b/c.png?x=1#y', 'https://a.example/b/c.png?template=Size186x186Crop'],
    ['http://a.example/b.png', 'http://a.example/b.png?template=Size186x186Crop'],
    ['HTTPS://a.example/b.png', 'HTTPS://a.example/b.png?template=Size186x186Crop'],
    ['42010//c.png', 'https://images.justgiving.com/image/c.png?template=Size186x186Crop'],
    ['//a.example/b/c.png', 'https://a.example/b/c.png?template=Size186x186Crop'],
    [
      'javascript:alert(1)',
      'https://images.justgiving.com/image/javascript%3Aalert(1)?template=Size186x186Crop',
    ],
  ])('adds a template to %s [S7.105]', (image, link) =>
    expect(imageUrl(context, image, 'Size186x186Crop')).toBe(link),
  )

  it('uses the owner template by default [S7.105]', () =>
    expect(imageUrl(context, 'u1.jpg')).toMatch(/\?template=CrowdfundingOwnerAvatar$/))
})
