/**
 * One step per call of the client, in an order in which they can follow each other: its options, and what
 * must hold of its answer on the example world; a fourth part configures the platform. `context` carries what earlier steps found out.
 */
const slug = 'sam-river-mile'
const page = '5f1f0a2e-8c3b-4a7d-9e21-0d5b6c7a8f90'
const user = '0b8f2f6e-5d1c-4c4a-9b51-7a2f6f0f1a01'
const campaign = 'a1b2c3d4-1111-4222-8333-444455556666'
const team = 'd4c3b2a1-9999-4888-8777-666655554444'
const event = 742990
// The token of 32 characters that every sandbox knows, as older sessions have them.
const legacyToken = '5f0c2c6e9d1b4f7a8e3d0a1b2c3d4e5f'
const segment = `page:campaign:${campaign}`
const definition = { campaign, measurementDomain: 'any:distance' }
const password = 'Secret#123'
const swim = {
  type: 'swim',
  title: 'Evening swim',
  distance: 1000,
  duration: 1200,
  createdAt: '2026-05-19T07:00:00Z',
}
const someone = { firstName: 'Mina', lastName: 'Novak', email: 'mina@example.org', password }
const other = (email) => ({ ...someone, email })
const address = {
  line1: '1 Quay',
  townOrCity: 'Whitby',
  countyOrState: 'Yorkshire',
  postcodeOrZipcode: 'YO21 1AA',
  country: 'United Kingdom',
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
  'base64',
)

const has = (value, text) => JSON.stringify(value).includes(text)
const nothing = (value) => value === undefined

const reads = [
  ['fetchCampaign', { campaign }, (value) => value.slug === 'river-mile'],
  ['fetchCampaignPages', { campaign }, (value) => value.pages.length === 2],
  ['fetchDonation', { id: 21303723 }, (value) => value.amount === 25],
  ['fetchDonationFeed', { campaign }, (value) => value.count === 8],
  ['fetchDonationsByReference', { reference: 'site-42' }, (value) => value.length === 1],
  ['fetchDonationTotals', { charity: 2050 }, (value) => value.raised > 0 && value.donations > 0],
  ['fetchDonationTotals', { donationRef: 'site-42' }, (value) => value.raised > 0],
  ['fetchPageDonations', { slug }, (value) => value.count === 6],
  ['fetchDonationsLeaderboard', { campaign }, (value) => value[0].raised === 140],
  ['fetchEventLeaderboard', { event }, (value) => value[0].raised === 140],
  ['fetchPage', { slug }, (value) => value.raised === 140 && value.uuid === page],
  ['fetchPage', { id: 1457423 }, (value) => value.slug === slug],
  ['fetchPageWithTags', { slug }, (value) => value.segmentation.branch === 'London'],
  ['fetchPages', { ids: [page] }, (value) => value[0].slug === slug],
  ['fetchEventPages', { event }, (value) => value.count === 2],
  ['searchPages', { search: 'silva' }, (value) => has(value, 'ana-river-mile')],
  ['suggestPageSlugs', { name: 'Brand new' }, (value) => value.includes('brand-new')],
  ['isPageSlugTaken', { slug }, (value) => value === true],
  ['isPageSlugTaken', { slug: 'nobody-here' }, (value) => value === false],
  ['fetchPageTags', { slug }, (value) => has(value, 'branch')],
  ['searchTags', { tagId: 'branch', tagValue: 'London' }, (value) => has(value, slug)],
  ['fetchPageFitness', { slug }, (value) => value.fitnessDistanceTotal === 1500],
  ['fetchTeam', { slug: 'otters' }, (value) => value.name === 'Otters'],
  ['fetchTeamById', { team }, (value) => value.slug === 'otters'],
  ['fetchTeamWithMembers', { slug: 'otters' }, (value) => value.members.length === 2],
  ['fetchTeamFitness', { team }, (value) => has(value, '1500')],
  [
    'fetchTotals',
    { segment, tagId: 'page:campaign', tagValue: segment },
    (value) => value.length > 0,
  ],
  ['fetchPagesTotals', { pages: [page] }, (value) => value.length === 1],
  ['fetchCampaignLeaderboard', { campaign }, (value) => value.entries.length === 2],
  ['fetchCampaignLeaderboards', { campaign }, (value) => value.people.entries.length === 2],
  ['fetchCampaignTeams', { campaign }, (value) => value[0].slug === 'otters'],
  ['fetchTeamSlug', { team }, (value) => value === 'otters'],
  ['fetchTeamPages', { team: 'otters' }, (value) => value.pages.length === 2],
  ['fetchFitnessActivities', { page: slug }, (value) => value.length === 1],
]

const accounts = [
  ['isEmailRegistered', { email: 'sam@example.org' }, (value) => value === true],
  ['resetPassword', { email: 'sam@example.org' }, nothing],
  ['signUp', someone, (value) => value.token.length > 32],
  ['signUp', { ...other('lite@example.org'), authType: 'Basic' }, (value) => has(value, 'lite@')],
  [
    'signUp',
    { ...other('full@example.org'), authType: 'Basic', address },
    (value) => has(value, 'full@'),
  ],
  [
    'signIn',
    { email: 'sam@example.org', password: 'milepost' },
    (value, context) => {
      context.token = value.token
      context.refreshToken = value.refreshToken
      return value.userId === user
    },
  ],
  ['connect', (context) => ({ accessToken: context.token }), (value) => value.userId === user],
  [
    'authenticateReports',
    // The administrators' token of every sandbox, ready-made.
    { charity: 2050, token: 'cmVwb3J0czptaWxlcG9zdA==' },
    (value) => String(value.charityId) === '2050',
  ],
  ['validateToken', (context) => ({ token: context.token }), (value) => value.valid === true],
  ['validateToken', { token: 'made-up' }, (value) => value.valid === false],
  ['fetchCurrentUser', {}, (value) => value.name === 'Sam Okafor'],
  ['fetchCurrentUser', {}, (value) => value.name === 'Sam Okafor', { token: legacyToken }],
  [
    'updateUser',
    { uuid: user, email: 'sam@example.org', firstName: 'Sam', lastName: 'Okafor' },
    () => true,
  ],
  [
    'refreshSession',
    (context) => ({ refreshToken: context.refreshToken }),
    (value, context) => {
      context.token = value.token
      return value.token.length > 32
    },
  ],
]

const writes = [
  [
    'createPage',
    { charity: 2050, campaign, event, title: 'Second mile', slug: 'second-mile', target: 100 },
    (value) => value.slug === 'second-mile',
  ],
  [
    'updatePage',
    {
      slug: 'second-mile',
      title: 'Two miles',
      target: 200,
      attribution: 'Sam & Ana',
      image: 'https://images.example/me.jpg',
      offline: 5,
      story: '<p>Again.</p>',
      summaryWhat: 'Two miles',
      summaryWhy: 'Because',
    },
    () => true,
  ],
  ['readBackPage', { slug: 'second-mile', owner: user }, (value) => has(value, 'second-mile')],
  ['fetchUserPages', {}, (value) => has(value, 'second-mile')],
  ['writeTag', { slug: 'second-mile', id: 'colour', label: 'Colour', value: 'Teal' }, () => true],
  [
    'writeTags',
    { slug: 'second-mile', tags: [{ id: 'size', label: 'Size', value: 'M' }] },
    () => true,
  ],
  ['writeMetadata', { page: '1457423', values: { tshirt: 'M' } }, () => true],
  ['fetchMetadata', { page: '1457423' }, (value) => value.tshirt.value === 'M'],
  [
    'createFitnessActivity',
    { ...swim, pageId: page, userId: user },
    (value) => value.distance === 1000,
  ],
  [
    'readBackFitnessActivity',
    { page: slug, before: [], sent: swim },
    (value) => typeof value === 'object',
  ],
  ['deleteFitnessActivity', (context) => ({ id: context.activity }), nothing],
  [
    'createLegacyFitnessActivity',
    { ...swim, pageSlug: slug },
    (value, context) => {
      context.legacy = value.id
      return value.id !== ''
    },
  ],
  ['deleteLegacyFitnessActivity', (context) => ({ page: slug, id: context.legacy }), nothing],
  [
    'createLeaderboardDefinition',
    definition,
    (value, context) => {
      context.definition = value.id
      return value.updated === true
    },
  ],
  [
    'fetchLeaderboardDefinition',
    (context) => ({ id: context.definition }),
    (value) => value.primaryUnit === 'meters',
  ],
  [
    'fetchTagLeaderboard',
    (context) => ({ definition: context.definition, measurementDomain: 'any:distance' }),
    (value) => has(value, slug),
  ],
  ['deleteLeaderboardDefinition', (context) => ({ id: context.definition }), nothing],
  ['suggestTeamSlug', { name: 'Night Herons' }, (value) => value === 'night-herons'],
  [
    'createTeam',
    {
      name: 'Night Herons',
      slug: 'night-herons',
      campaign,
      story: 'We swim.',
      captainSlug: 'second-mile',
    },
    (value, context) => {
      context.team = value.id
      return value.slug === 'night-herons'
    },
  ],
  ['readBackTeam', { slug: 'night-herons', owner: user }, (value) => has(value, 'night-herons')],
  [
    'updateTeam',
    (context) => ({ id: context.team, name: 'Herons', target: 2000, story: 'We swim far.' }),
    () => true,
  ],
  [
    'updateTeam',
    (context) => ({ id: context.team, name: 'Night Herons', target: 2500 }),
    () => true,
    { token: legacyToken },
  ],
  ['joinTeam', { pageSlug: 'second-mile', teamSlug: 'otters' }, () => true],
  ['leaveTeam', { pageSlug: 'second-mile', teamSlug: 'otters' }, () => true],
  [
    'uploadImage',
    {
      file: new Blob([onePixel], { type: 'image/png' }),
      name: 'me.png',
    },
    (value) => has(value, 'http'),
  ],
  ['uploadImageFromUrl', { image: 'https://images.example/me.jpg' }, (value) => has(value, 'http')],
  ['cancelPage', { slug: 'second-mile' }, () => true],
]

module.exports = { reads, accounts, writes, slug }
