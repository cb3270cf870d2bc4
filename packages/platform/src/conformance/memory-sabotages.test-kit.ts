import { worldRows } from './conformance-world.ts'
import {
  changeAnswer,
  changeAdapter,
  failCall,
  changeAnswerFields,
  changeInputs,
  ignoreCall,
  changeLink,
  replaceCall,
  type Sabotage,
  answerInsteadOfRefusing,
} from './sabotage.test-kit.ts'

const wrongMoney = { raisedMinor: 1, targetMinor: 1, currency: 'GBP' }
const board = 'campaigns.fetchCampaignBoards'
const page = 'pages.fetchPage'

/** Changes the rows of the leaderboard of people. */
// oxlint-disable-next-line typescript/no-explicit-any -- as in sabotage.test-kit.ts
function people(change: (entries: any[], inputs: any) => unknown[]): Sabotage {
  return changeAnswer(board, (answer, inputs) => ({
    ...answer,
    people: { ...answer.people, entries: change(answer.people.entries, inputs) },
  }))
}

/** A way to break each clause that the platform in memory fulfils. */
export const memorySabotages: Readonly<Record<string, Sabotage>> = {
  // What an adapter is.
  'has a name': changeAdapter(() => ({ name: ' ' })),
  'has the groups that it is not said to be without, and undefined for the others': changeAdapter(
    () => ({
      accounts: undefined,
    }),
  ),
  'has an address for teams only where it has teams': changeAdapter(({ links }) => ({
    links: { ...links, teamLink: links.pageLink },
  })),
  'leads to a sign-in screen of its own only where it can take what that gives': changeAdapter(
    ({ links }) => ({ links: { ...links, authorizeLink: () => 'https://identity.example' } }),
  ),
  'rejects a call whose signal is aborted already, with the reason': changeInputs(
    page,
    (inputs) => ({
      ...inputs,
      signal: undefined,
    }),
  ),
  'rejects a call whose signal is aborted meanwhile, with the reason': changeInputs(
    'campaigns.fetchCampaign',
    (inputs) => ({ ...inputs, signal: undefined }),
  ),
  'goes on when another call is aborted': (adapter) => {
    let last: AbortSignal | undefined
    return changeInputs(page, (inputs) => {
      last = inputs.signal ?? last
      return { ...inputs, signal: last }
    })(adapter)
  },
  'writes nothing for a signal that is aborted already': changeInputs(
    'pageEditing.updatePage',
    (inputs) => ({ ...inputs, signal: undefined }),
  ),
  'gives another adapter for a supporter’s token, and leaves the old one as it is':
    answerInsteadOfRefusing('accounts.fetchCurrentUser'),
  'is nobody again without a token': answerInsteadOfRefusing('pageEditing.fetchUserPages', []),

  // Campaigns.
  'reads a campaign': changeAnswerFields('campaigns.fetchCampaign', { name: '' }),
  'tells the target of a campaign in minor units and in major ones': changeAnswerFields(
    'campaigns.fetchCampaign',
    { target: 10_000 },
  ),
  'adds every gift and what came offline into what a campaign has raised': changeAnswerFields(
    'campaigns.fetchCampaign',
    ({ money }) => ({
      money: { ...money, raisedMinor: money.raisedMinor - money.raisedOfflineMinor },
    }),
  ),
  'counts the accepted gifts of a campaign': changeAnswerFields(
    'campaigns.fetchCampaign',
    ({ totalDonations }) => ({ totalDonations: totalDonations + 1 }),
  ),
  'tells a campaign without gifts in its own currency': changeAnswerFields(
    'campaigns.fetchCampaign',
    ({ money }) => ({ money: { ...money, currency: 'GBP' } }),
  ),
  'says that there is no such campaign': failCall('campaigns.fetchCampaign'),
  'asks for the campaign that is missing': answerInsteadOfRefusing('campaigns.fetchCampaign'),
  'reads the pages of a campaign to the end, each once, without the cancelled one': changeInputs(
    'campaigns.fetchCampaignPages',
    (inputs) => ({ ...inputs, limit: Math.min(inputs.limit, 10) }),
  ),
  'reads as many pages of a campaign as are wanted': changeInputs(
    'campaigns.fetchCampaignPages',
    (inputs) => ({ ...inputs, limit: 20 }),
  ),
  'finds pages of a campaign by a part of their names, in either case': changeInputs(
    'campaigns.fetchCampaignPages',
    (inputs) => ({ ...inputs, search: undefined }),
  ),
  'has no pages for a campaign without any': changeInputs(
    'campaigns.fetchCampaignPages',
    (inputs) => ({
      ...inputs,
      campaign: worldRows.river,
    }),
  ),
  'says that there are no pages of a campaign that does not exist': answerInsteadOfRefusing(
    'campaigns.fetchCampaignPages',
    { pages: [], raised: 0 },
  ),
  'ranks people by what they raised, offline included, largest first': people((entries) =>
    entries.toReversed(),
  ),
  'gives each row of a leaderboard its page, its address and its number of gifts': people(
    (entries) => entries.map((entry) => ({ ...entry, owner: undefined })),
  ),
  'numbers a leaderboard from 1, without gaps': people((entries) =>
    entries.map((entry) => ({ ...entry, position: entry.position - 1 })),
  ),
  'keeps the order of those with the same amount': (adapter) => {
    let reads = 0
    return people((entries) => {
      reads += 1
      return entries.toSorted(
        (one, other) =>
          other.raised - one.raised || (reads % 2) * (one.slug < other.slug ? 1 : -1) || 0,
      )
    })(adapter)
  },
  'leaves cancelled pages out of a leaderboard': people((entries) => [
    ...entries,
    { ...entries.at(-1), slug: worldRows.cancelled.slug },
  ]),
  'leaves pages out of a leaderboard by guid and by short name': changeInputs(board, (inputs) => ({
    ...inputs,
    exclude: inputs.exclude?.slice(1),
  })),
  'leaves out who raised nothing, unless all are wanted': changeInputs(board, (inputs) => ({
    ...inputs,
    withZero: false,
  })),
  'reads a leaderboard beyond one answer, and tells how many pages there are': changeInputs(
    board,
    (inputs) => ({ ...inputs, people: Math.min(inputs.people ?? 10, 25) }),
  ),
  'tells the totals of a campaign: money by where it came from, and gifts': changeAnswerFields(
    board,
    ({ totals }) => ({ totals: totals.slice(0, 2) }),
  ),
  'ranks nobody where nobody is wanted': changeInputs(board, (inputs) => ({
    ...inputs,
    people: 10,
  })),
  'says that there is no leaderboard of a campaign that does not exist':
    answerInsteadOfRefusing(board),

  // Pages.
  'reads a page by its short name': changeAnswerFields(page, { story: undefined }),
  'reads a page by its numeric id': changeInputs(page, ({ id, ...inputs }) => ({
    ...inputs,
    slug: id,
  })),
  'tells whose page it is': changeAnswerFields(page, { ownerGuid: undefined }),
  'tells by its name whom a page is for': changeAnswerFields(page, { charity: worldRows.charity }),
  'tells the money of a page in whole minor units, and its currency': changeAnswerFields(
    page,
    ({ money, raised }) => ({ money: { ...money, raisedMinor: raised } }),
  ),
  'tells the same money in major units, no penny lost': changeAnswerFields(
    page,
    ({ raisedOnline, raisedOffline }) => ({ raised: Math.floor(raisedOnline + raisedOffline) }),
  ),
  'tells dates in UTC': changeAnswerFields(page, { createdAt: '01/01/2025' }),
  'tells a page whose time is over': changeAnswerFields(page, { expired: false }),
  'answers 404 for a page that does not exist': failCall(page),
  'asks for the page that is missing': answerInsteadOfRefusing(page),
  'finds no page under a name that no page could have': answerInsteadOfRefusing(page),
  'reads several pages by guid, without those that are unknown or cancelled': changeAnswer(
    'pages.fetchPages',
    (pages, { ids }) => [...pages, { uuid: ids[1], slug: 'cancelled' }],
  ),
  'reads several pages by short name and numeric id': changeAnswer('pages.fetchPages', () => []),
  'tells the same money of a page in a list as by itself': changeAnswer(
    'pages.fetchPages',
    (pages) => pages.map((one: object) => ({ ...one, money: wrongMoney })),
  ),
  'reads a page with its tags, which are a list': changeAnswerFields('pages.fetchPageWithTags', {
    tags: undefined,
  }),
  'searches pages by a part of their names, in either case': changeAnswer(
    'pages.searchPages',
    () => [],
  ),
  'searches the pages of a campaign, and no more of them than are wanted': changeInputs(
    'pages.searchPages',
    (inputs) => ({ ...inputs, campaign: undefined }),
  ),
  'does not find cancelled pages': changeAnswer('pages.searchPages', () => [
    { slug: worldRows.cancelled.slug },
  ]),

  // Pages of one's own.
  'creates a page that the next read finds': changeAnswerFields('pageEditing.createPage', {
    slug: 'somewhere-else',
  }),
  'creates a page as it was asked for': changeInputs('pageEditing.createPage', (inputs) => ({
    ...inputs,
    target: 250,
  })),
  'adds a new page to its campaign': changeInputs('pageEditing.createPage', (inputs) => ({
    ...inputs,
    campaign: undefined,
  })),
  "adds a new page to its owner's": changeAnswer('pageEditing.fetchUserPages', (pages) =>
    pages.slice(1),
  ),
  'gives a page another short name where the wanted one is taken': changeAnswerFields(
    'pageEditing.createPage',
    { slug: worldRows.adaPage.slug },
  ),
  'creates nothing where only one short name will do, and it is taken': changeInputs(
    'pageEditing.createPage',
    (inputs) => ({ ...inputs, forceSlug: false }),
  ),
  'creates no page without a title': answerInsteadOfRefusing('pageEditing.createPage'),
  'creates no page for a charity that does not exist':
    answerInsteadOfRefusing('pageEditing.createPage'),
  'creates no page for nobody': answerInsteadOfRefusing('pageEditing.createPage'),
  'answers 401 for a token that nobody has': answerInsteadOfRefusing(
    'pageEditing.fetchUserPages',
    [],
  ),
  'suggests the wanted short name first where it is free': changeAnswer(
    'pageEditing.suggestPageShortNames',
    (names) => names.toReversed(),
  ),
  'suggests short names that are free': changeAnswer(
    'pageEditing.suggestPageShortNames',
    (names, { name }) => [name, ...names],
  ),
  'knows which short names are taken': changeAnswer('pageEditing.isPageSlugTaken', () => false),
  'changes a story, which the next read finds': ignoreCall('pageEditing.updatePage'),
  'changes a title to what a title may be': changeAnswerFields(page, {
    name: 'Ada’s <b>walk</b>, 2 🚶',
  }),
  'refuses a title of which nothing is left': answerInsteadOfRefusing('pageEditing.updatePage'),
  'adds what was given offline to what a page has raised': changeInputs(
    'pageEditing.updatePage',
    (inputs) => ({ ...inputs, offline: Math.floor(inputs.offline) }),
  ),
  'changes a target to the penny': changeInputs('pageEditing.updatePage', (inputs) => ({
    ...inputs,
    target: Math.trunc(inputs.target * 100 - 1) / 100,
  })),
  'refuses money below 0': answerInsteadOfRefusing('pageEditing.updatePage'),
  'cuts the short summary to 50 characters': ignoreCall('pageEditing.updatePage'),
  'changes nothing of somebody else’s page': answerInsteadOfRefusing('pageEditing.updatePage'),
  'answers 404 for a change of a page that does not exist':
    answerInsteadOfRefusing('pageEditing.updatePage'),
  'cancels a page, which is not active from then on': ignoreCall('pageEditing.cancelPage'),
  'takes a cancelled page out of its campaign and out of the leaderboard':
    ignoreCall('pageEditing.cancelPage'),
  'cancels nobody else’s page': answerInsteadOfRefusing('pageEditing.cancelPage'),
  'changes nothing of a page that is cancelled': answerInsteadOfRefusing('pageEditing.updatePage'),
  'finds a page again whose creation got no answer': changeAnswer(
    'pageEditing.readBackPage',
    () => ({
      outcome: 'found',
    }),
  ),
  "reads a supporter's own pages, and nobody else's": changeAnswer(
    'pageEditing.fetchUserPages',
    (pages) => [...pages, { slug: worldRows.busy.slug }],
  ),
  "reads a supporter's own pages of one campaign": changeInputs(
    'pageEditing.fetchUserPages',
    () => ({}),
  ),

  // Gifts.
  'reads a gift': changeAnswerFields('donations.fetchDonation', { message: undefined }),
  'tells the money of a gift in minor units and in major ones': changeAnswerFields(
    'donations.fetchDonation',
    {
      amount: 1250,
    },
  ),
  'reads a gift to a campaign itself, which is on no page': changeAnswerFields(
    'donations.fetchDonation',
    {
      page: worldRows.adaPage.slug,
    },
  ),
  'tells a gift without a name': changeAnswerFields('donations.fetchDonation', {
    anonymous: false,
  }),
  'answers 404 for a gift that does not exist': answerInsteadOfRefusing('donations.fetchDonation'),
  'feeds the gifts of a campaign, newest first': changeAnswerFields(
    'donations.fetchDonationFeed',
    ({ donations }) => ({ donations: donations.toReversed() }),
  ),
  'tells with a feed what everything that was asked for adds up to': changeAnswerFields(
    'donations.fetchDonationFeed',
    ({ donations }) => ({ count: donations.length }),
  ),
  'feeds gifts page by page to the end, each once': changeInputs(
    'donations.fetchDonationFeed',
    (inputs) => ({ ...inputs, pageNumber: undefined }),
  ),
  'leaves invalid gifts out of a feed': changeAnswerFields(
    'donations.fetchDonationFeed',
    ({ donations }) => ({
      donations: [...donations, { id: worldRows.refused.id }],
    }),
  ),
  'feeds the gifts of one page': changeInputs('donations.fetchDonationFeed', () => ({
    campaign: worldRows.river,
  })),
  'asks for what to feed': answerInsteadOfRefusing('donations.fetchDonationFeed'),
  'feeds nothing of a campaign without gifts': changeInputs('donations.fetchDonationFeed', () => ({
    campaign: worldRows.river,
  })),
  'reads the latest gifts of a page, and tells how many it has': changeAnswerFields(
    'donations.fetchPageDonations',
    ({ donations }) => ({ count: donations.length }),
  ),
  'reads the gifts of a page to the end': changeInputs(
    'donations.fetchPageDonations',
    (inputs) => ({
      ...inputs,
      limit: 150,
    }),
  ),
  'counts no invalid gift on a page': changeAnswerFields(
    'donations.fetchPageDonations',
    ({ count }) => ({
      count: count + 1,
    }),
  ),
  'answers 404 for the gifts of a page that does not exist': answerInsteadOfRefusing(
    'donations.fetchPageDonations',
    { donations: [], count: 0 },
  ),
  'adds up what was given online to a campaign': changeAnswerFields(
    'donations.fetchDonationTotals',
    {
      donations: 1,
    },
  ),
  'adds up what was given to a campaign offline, too, where that is wanted': changeInputs(
    'donations.fetchDonationTotals',
    (inputs) => ({ ...inputs, includeOffline: false }),
  ),
  'adds up what was given under a reference': changeInputs('donations.fetchDonationTotals', () => ({
    campaign: worldRows.river,
  })),
  'asks whose gifts are to be added up': answerInsteadOfRefusing('donations.fetchDonationTotals'),
  'refuses an event that is no number': answerInsteadOfRefusing('donations.fetchDonationTotals'),
  'ranks pages by gifts beyond one answer, largest first, without the cancelled one': changeInputs(
    'donations.fetchDonationsLeaderboard',
    (inputs) => ({ ...inputs, limit: 20 }),
  ),
  'goes on with a leaderboard on its next page': changeInputs(
    'donations.fetchDonationsLeaderboard',
    (inputs) => ({ ...inputs, pageNumber: 1 }),
  ),
  'leaves pages out of a leaderboard of gifts': changeInputs(
    'donations.fetchDonationsLeaderboard',
    (inputs) => ({ ...inputs, exclude: undefined }),
  ),
  'ranks the pages of an event': changeAnswer('donations.fetchEventLeaderboard', (entries) =>
    entries.slice(1),
  ),
  'ranks no teams by event': answerInsteadOfRefusing('donations.fetchEventLeaderboard', []),
  'tells the totals of several pages, in the order asked for': changeAnswer(
    'donations.fetchPagesTotals',
    (totals) => totals.toReversed(),
  ),
  'has no totals for a page that does not exist': changeInputs(
    'donations.fetchPagesTotals',
    () => ({
      pages: [worldRows.busy.uuid],
    }),
  ),

  // Accounts.
  'signs a supporter in': changeAnswerFields('accounts.signIn', { refreshToken: undefined }),
  'knows an email address in either case': replaceCall(
    'accounts.signIn',
    (call) => async (inputs) => {
      if (inputs.email !== inputs.email.toLowerCase()) throw new Error('Sabotaged')
      return call(inputs)
    },
  ),
  'signs nobody in with a wrong password': answerInsteadOfRefusing('accounts.signIn'),
  'does not tell a wrong password from an unknown address': replaceCall(
    'accounts.signIn',
    (call) => async (inputs) => {
      if (inputs.email.startsWith('nobody')) throw new Error('There is no such account')
      return call(inputs)
    },
  ),
  'asks for the password that is missing': answerInsteadOfRefusing('accounts.signIn'),
  'tells who is signed in': changeAnswerFields('accounts.fetchCurrentUser', { firstName: 'Ben' }),
  'answers 401 where the token of a supporter is unknown': answerInsteadOfRefusing(
    'accounts.fetchCurrentUser',
  ),
  'makes an account, and signs it in': changeAnswerFields('accounts.signUp', { token: 'none' }),
  'knows a new account at the next sign-in': changeAnswerFields('accounts.signUp', { userId: '' }),
  'answers 409 for an address that is in use, in either case':
    answerInsteadOfRefusing('accounts.signUp'),
  'refuses a password that is too short, and says so': failCall('accounts.signUp'),
  'refuses what is no email address': answerInsteadOfRefusing('accounts.signUp'),
  'renews a session, whose new token works': changeAnswerFields('accounts.refreshSession', {
    token: 'none',
  }),
  'renews a session once': answerInsteadOfRefusing('accounts.refreshSession'),
  'sends a message to choose a new password': failCall('accounts.resetPassword'),
  'sends no message to an address without an account': ignoreCall('accounts.resetPassword'),
  'changes a name, and leaves what is not given as it is': changeInputs(
    'accounts.updateUser',
    (inputs) => ({ ...inputs, firstName: 'Nobody' }),
  ),
  'changes an address': changeInputs('accounts.updateUser', (inputs) => ({
    ...inputs,
    address: undefined,
  })),
  'changes nobody else': answerInsteadOfRefusing('accounts.updateUser'),

  // Addresses.
  'leads to where to give to a page, by its id and by its short name': changeLink(
    'links.pageDonateLink',
    (address) => new URL(address).pathname,
  ),
  'leads to where to give to a campaign': changeLink(
    'links.campaignDonateLink',
    () => 'https://giving.example/',
  ),
  'takes an amount along, pennies too': changeLink('links.pageDonateLink', (address) =>
    address.replace('12.50', '13'),
  ),
  'leaves out an amount that nobody can give': changeLink(
    'links.pageDonateLink',
    (address, _page, { amount }) => `${address}?amount=${amount}`,
  ),
  'takes along where the donor returns to, as it is': changeLink(
    'links.campaignDonateLink',
    (address, _campaign, { exitUrl }) => `${address.split('?', 1)[0]}?exitUrl=${exitUrl}`,
  ),
  'leads to where a page is started': changeLink('links.getStartedLink', (address) =>
    address.split('?', 1).join(''),
  ),
  'leads to the terms and the privacy policy of accounts, where there are accounts': changeAdapter(
    ({ links }) => ({ links: { ...links, privacyLink: undefined } }),
  ),
  'stays at the platform, whatever is in a short name': changeLink(
    'links.pageLink',
    (address, slug) => new URL(slug, address).toString(),
  ),
  'gives a page the addresses that its links give': changeAnswerFields(page, { donationUrl: '' }),
}
