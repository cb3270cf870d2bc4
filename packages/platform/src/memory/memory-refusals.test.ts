import { describe, expect, it } from 'vitest'
import type { PlatformAdapter } from '../adapter/platform-adapter.ts'
import { messageOfError } from '../errors/message-of-error.ts'
import { smallPlatform } from './memory-world.test-kit.ts'

type Refusal = [
  what: string,
  call: (platforms: { adapter: PlatformAdapter; mine: PlatformAdapter }) => Promise<unknown>,
  expected: Readonly<Record<string, unknown>>,
]

const missing = (parameter: string | undefined) => ({ name: 'MissingArgumentError', parameter })
const unsupported = (message: string) => ({ name: 'UnsupportedError', message })
const refused = (status: number, path: string, said: string) => ({
  name: 'HttpError',
  status,
  request: { method: 'MEMORY', path: `/${path}` },
  said,
})

const page = { charity: 1, campaign: 'c-1', title: 'Two' }

const refusals: Refusal[] = [
  ['a campaign', (p) => p.adapter.campaigns.fetchCampaign({ campaign: '' }), missing('campaign')],
  [
    'several campaigns',
    (p) => p.adapter.campaigns.fetchCampaign({ campaign: 'c-1,c-2' }),
    unsupported("The argument 'campaign' takes one ID"),
  ],
  [
    'an unknown campaign',
    (p) => p.adapter.campaigns.fetchCampaign({ campaign: 'c-9' }),
    refused(404, 'fetchCampaign', 'There is no such campaign'),
  ],
  [
    'pages of an unknown campaign',
    (p) => p.adapter.campaigns.fetchCampaignPages({ campaign: 'c-9' }),
    refused(404, 'fetchCampaignPages', 'There is no such campaign'),
  ],
  [
    'pages of no campaign',
    (p) => p.adapter.campaigns.fetchCampaignPages({ campaign: '' }),
    missing('campaign'),
  ],
  [
    'a leaderboard of no campaign',
    (p) => p.adapter.campaigns.fetchCampaignBoards({ campaign: '' }),
    missing('campaign'),
  ],
  [
    'a leaderboard of several campaigns',
    (p) => p.adapter.campaigns.fetchCampaignBoards({ campaign: 'c-1,c-2' }),
    unsupported("The argument 'campaign' takes one ID"),
  ],
  [
    'a leaderboard of an unknown campaign',
    (p) => p.adapter.campaigns.fetchCampaignBoards({ campaign: 'c-9' }),
    {
      name: 'NotFoundError',
      kind: 'campaign',
      id: 'c-9',
      request: { method: 'MEMORY', path: '/fetchCampaignBoards' },
    },
  ],
  ['a page', (p) => p.adapter.pages.fetchPage({}), missing('slug')],
  [
    'an unknown page',
    (p) => p.adapter.pages.fetchPage({ slug: 'x' }),
    refused(404, 'fetchPage', 'There is no such page'),
  ],
  [
    'an unknown page with its tags',
    (p) => p.adapter.pages.fetchPageWithTags({ slug: 'x' }),
    refused(404, 'fetchPageWithTags', 'There is no such page'),
  ],
  ['pages', (p) => p.adapter.pages.fetchPages({ ids: [] }), missing('ids')],
  [
    'pages of several campaigns',
    (p) => p.adapter.pages.searchPages({ campaign: 'c-1,c-2' }),
    unsupported("The argument 'campaign' takes one ID"),
  ],
  [
    'pages of several charities',
    (p) => p.adapter.pages.searchPages({ charity: '1,2' }),
    unsupported("The argument 'charity' takes one ID"),
  ],
  [
    'pages of several events',
    (p) => p.adapter.pages.searchPages({ event: '1,2' }),
    unsupported("The argument 'event' takes one ID"),
  ],
  ['a gift', (p) => p.adapter.donations.fetchDonation({ id: '' }), missing('id')],
  [
    'an unknown gift',
    (p) => p.adapter.donations.fetchDonation({ id: 99 }),
    refused(404, 'fetchDonation', 'There is no such donation'),
  ],
  [
    'a feed of nothing',
    (p) => p.adapter.donations.fetchDonationFeed({}),
    {
      ...missing(undefined),
      message: 'You must pass a charity UID, event ID, page ID or campaign GUID for this method',
    },
  ],
  [
    'gifts of no page',
    (p) => p.adapter.donations.fetchPageDonations({ slug: '..' }),
    missing('slug'),
  ],
  [
    'gifts of an unknown page',
    (p) => p.adapter.donations.fetchPageDonations({ slug: 'x' }),
    refused(404, 'fetchPageDonations', 'There is no such page'),
  ],
  ['totals of nothing', (p) => p.adapter.donations.fetchDonationTotals({}), missing('campaign')],
  [
    'totals by tag',
    (p) => p.adapter.donations.fetchDonationTotals({ campaign: 'c-1', tagId: 'a', tagValue: 'b' }),
    unsupported('A platform in memory has no tags'),
  ],
  [
    'a leaderboard of teams',
    (p) => p.adapter.donations.fetchDonationsLeaderboard({ campaign: 'c-1', groupBy: 'team' }),
    unsupported('A platform in memory has no teams'),
  ],
  [
    'a leaderboard of no event',
    (p) => p.adapter.donations.fetchEventLeaderboard({ event: [] }),
    missing('event'),
  ],
  [
    'a leaderboard of teams by event',
    (p) => p.adapter.donations.fetchEventLeaderboard({ event: 71, type: 'teams' }),
    unsupported('Team leaderboards by event are not supported'),
  ],
  [
    'totals of no pages',
    (p) => p.adapter.donations.fetchPagesTotals({ pages: [] }),
    missing('pages'),
  ],
  [
    'totals of a page without a guid',
    (p) => p.adapter.donations.fetchPagesTotals({ pages: ['p-1', ''] }),
    missing('pages'),
  ],
  [
    'basic authentication',
    (p) =>
      p.adapter.accounts!.signIn({ email: 'ada@kit.example', password: 'x', authType: 'Basic' }),
    unsupported('A platform in memory does not support basic authentication'),
  ],
  [
    'a password',
    (p) => p.adapter.accounts!.signIn({ email: 'ada@kit.example', password: ' ' }),
    missing('password'),
  ],
  [
    'a wrong password',
    (p) => p.adapter.accounts!.signIn({ email: 'ada@kit.example', password: 'x' }),
    refused(401, 'signIn', 'The e-mail address or the password is wrong'),
  ],
  [
    'a name to sign up',
    (p) =>
      p.adapter.accounts!.signUp({
        firstName: '',
        lastName: 'b',
        email: 'c@d.example',
        password: 'eight-eight',
      }),
    missing('firstName'),
  ],
  ['a token', (p) => p.adapter.accounts!.fetchCurrentUser(), missing('token')],
  [
    'an unknown token',
    (p) => p.adapter.withToken('x').accounts!.fetchCurrentUser(),
    refused(401, 'fetchCurrentUser', 'Not authorised'),
  ],
  [
    'a refresh token',
    (p) => p.adapter.accounts!.refreshSession({ refreshToken: '' }),
    missing('refreshToken'),
  ],
  [
    'an unknown refresh token',
    (p) => p.adapter.accounts!.refreshSession({ refreshToken: 'x' }),
    refused(401, 'refreshSession', 'The session is over'),
  ],
  [
    'an address to send a message to',
    (p) => p.adapter.accounts!.resetPassword({ email: '' }),
    missing('email'),
  ],
  [
    'a message to an unknown address',
    (p) => p.adapter.accounts!.resetPassword({ email: 'x@y.example' }),
    refused(404, 'resetPassword', 'There is no account with this e-mail address'),
  ],
  [
    'the guid of an account',
    (p) => p.mine.accounts!.updateUser({ uuid: '', email: 'ada@kit.example' }),
    missing('uuid'),
  ],
  [
    'a change of an account by nobody',
    (p) => p.adapter.withToken('x').accounts!.updateUser({ uuid: 'u-1', email: 'a@b.example' }),
    refused(401, 'updateUser', 'Not authorised'),
  ],
  [
    "a change of somebody else's account",
    (p) => p.mine.accounts!.updateUser({ uuid: 'u-2', email: 'ben@kit.example' }),
    refused(403, 'updateUser', 'This is not your account'),
  ],
  [
    "somebody else's address",
    (p) => p.mine.accounts!.updateUser({ uuid: 'u-1', email: 'BEN@kit.example' }),
    refused(409, 'updateUser', 'The e-mail address is already in use'),
  ],
  ['a page to cancel', (p) => p.mine.pageEditing!.cancelPage({ slug: '' }), missing('slug')],
  [
    "somebody else's page to cancel",
    (p) => p.mine.pageEditing!.cancelPage({ slug: 'abroad' }),
    refused(403, 'cancelPage', 'This is the page of somebody else'),
  ],
  [
    'a charity to make a page for',
    (p) => p.mine.pageEditing!.createPage({ ...page, charity: '' }),
    missing('charity'),
  ],
  [
    'a short name that must be',
    (p) => p.mine.pageEditing!.createPage({ ...page, forceSlug: true }),
    missing('slug'),
  ],
  [
    'a page by nobody',
    (p) => p.adapter.withToken('x').pageEditing!.createPage(page),
    refused(401, 'createPage', 'Not authorised'),
  ],
  [
    'a page for an unknown charity',
    (p) => p.mine.pageEditing!.createPage({ ...page, charity: 9 }),
    refused(400, 'createPage', 'There is no such charity'),
  ],
  [
    'a page for several charities',
    (p) => p.mine.pageEditing!.createPage({ ...page, charity: '1,2' }),
    unsupported("The argument 'charity' takes one ID"),
  ],
  [
    'a page for an unknown campaign',
    (p) => p.mine.pageEditing!.createPage({ ...page, campaign: 'c-9' }),
    refused(404, 'createPage', 'There is no such campaign'),
  ],
  [
    'a page for several campaigns',
    (p) => p.mine.pageEditing!.createPage({ ...page, campaign: 'c-1,c-2' }),
    unsupported("The argument 'campaign' takes one ID"),
  ],
  [
    'a page for the campaign of another charity',
    (p) => p.mine.pageEditing!.createPage({ ...page, campaign: 'c-2' }),
    refused(400, 'createPage', 'The campaign is for another charity'),
  ],
  [
    'a page for several events',
    (p) => p.mine.pageEditing!.createPage({ ...page, event: '1,2' }),
    unsupported("The argument 'event' takes one ID"),
  ],
  [
    'a page in no currency',
    (p) => p.mine.pageEditing!.createPage({ ...page, currency: 'pounds' }),
    refused(400, 'createPage', 'POUNDS is not taken'),
  ],
  [
    'a page with a long title',
    (p) => p.mine.pageEditing!.createPage({ ...page, title: 'x'.repeat(256) }),
    refused(400, 'createPage', 'title: must have at most 255 characters'),
  ],
  [
    'a page with a long story',
    (p) => p.mine.pageEditing!.createPage({ ...page, story: 'x'.repeat(100_001) }),
    refused(400, 'createPage', 'story: must have at most 100000 characters'),
  ],
  [
    'a page with a target below 0',
    (p) => p.mine.pageEditing!.createPage({ ...page, target: -0.01 }),
    refused(400, 'createPage', 'An amount must be from 0 to 10,000,000'),
  ],
  [
    'own pages of nobody',
    (p) => p.adapter.withToken('x').pageEditing!.fetchUserPages(),
    refused(401, 'fetchUserPages', 'Not authorised'),
  ],
  ['a short name', (p) => p.mine.pageEditing!.isPageSlugTaken({ slug: '' }), missing('slug')],
  [
    'a short name that no page could have',
    (p) => p.mine.pageEditing!.isPageSlugTaken({ slug: 'a b' }),
    refused(400, 'isPageSlugTaken', 'No page could have this short name'),
  ],
  [
    'a page to read back',
    (p) => p.mine.pageEditing!.readBackPage({ slug: '', owner: 'u-1' }),
    missing('slug'),
  ],
  [
    'a name to suggest for',
    (p) => p.mine.pageEditing!.suggestPageShortNames({ name: '' }),
    missing('name'),
  ],
  [
    'a change of an unknown page',
    (p) => p.mine.pageEditing!.updatePage({ slug: 'x', story: '' }),
    refused(404, 'updatePage', 'There is no such page'),
  ],
  [
    'a title',
    (p) => p.mine.pageEditing!.updatePage({ slug: 'ada', title: '<>' }),
    missing('title'),
  ],
  [
    'a change of a cancelled page',
    (p) => p.mine.pageEditing!.updatePage({ slug: 'gone', story: '' }),
    refused(400, 'updatePage', 'The page is cancelled'),
  ],
  [
    'money of another currency',
    (p) => p.mine.pageEditing!.updatePage({ slug: 'ada', target: 1, currency: 'usd' }),
    refused(400, 'updatePage', 'USD is not the currency of the page'),
  ],
  [
    'more money than a platform takes',
    (p) => p.mine.pageEditing!.updatePage({ slug: 'ada', offline: 10_000_000.01 }),
    refused(400, 'updatePage', 'An amount must be from 0 to 10,000,000'),
  ],
  [
    'money that is no number',
    (p) => p.mine.pageEditing!.updatePage({ slug: 'ada', target: Number.NaN }),
    refused(400, 'updatePage', 'An amount must be from 0 to 10,000,000'),
  ],
  [
    'a long title',
    (p) => p.mine.pageEditing!.updatePage({ slug: 'ada', title: 'x'.repeat(256) }),
    refused(400, 'updatePage', 'title: must have at most 255 characters'),
  ],
]

describe('a platform in memory refuses', () => {
  it.each(refusals)('%s, as the default one does', async (_what, call, expected) => {
    const platforms = await smallPlatform()
    const error: unknown = await call(platforms).then(
      (answer) => new Error(`answered with ${JSON.stringify(answer)}`),
      (reason: unknown) => reason,
    )
    const { said = messageOfError(error), ...facts } = expected
    expect(error).toMatchObject(facts)
    expect(messageOfError(error)).toBe(said)
  })

  it('and stores nothing of a change that is refused in part', async () => {
    const { adapter, mine } = await smallPlatform()
    const before = await adapter.pages.fetchPage({ slug: 'ada' })
    const change = { slug: 'ada', summaryWhat: 'New', target: -1 }
    await expect(mine.pageEditing!.updatePage(change)).rejects.toThrow('answered 400')
    expect(await adapter.pages.fetchPage({ slug: 'ada' })).toEqual(before)
  })
})
