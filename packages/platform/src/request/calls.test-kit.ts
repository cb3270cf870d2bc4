import * as graph from '../graph.ts'
import * as rest from '../rest.ts'
import * as wire from '../testing/wire.test-kit.ts'
import type { Platform } from '../platform/platform.ts'

/** A call, for tests of behaviour that all calls share. */
export interface ClientCall {
  run: (platform: Platform, signal?: AbortSignal) => Promise<unknown>
  /** Response to the call's requests. */
  answer: object
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** Whether the platform's token is required, sent if there is one, or replaced by the call's token. */
  token?: 'required' | 'sent' | 'own'
  /** Whether the call is a write, which is never retried. */
  isWrite?: true
}

const guid = wire.exampleIds.campaignGuid
/** Password sent by sign-in and sign-up, which no error may contain. */
export const testPassword = 'Secret#123'
const person = {
  firstName: 'Sam',
  lastName: 'Okafor',
  email: wire.exampleIds.email,
  password: testPassword,
}

/** All calls that send a single request. A test fails if one is missing. */
export const singleRequestCalls: Record<string, ClientCall> = {
  fetchCampaign: {
    run: (platform, signal) => rest.fetchCampaign(platform, { campaign: guid, signal }),
    answer: wire.createCampaignWire(),
    method: 'GET',
    path: `/services/v1/justgiving/campaigns/${guid}`,
  },
  fetchCampaignPages: {
    run: (platform, signal) => rest.fetchCampaignPages(platform, { campaign: guid, signal }),
    answer: wire.createCampaignPagesWire(),
    method: 'GET',
    path: `/services/v1/justgiving/campaigns/${guid}/pages`,
  },
  fetchDonation: {
    run: (platform, signal) => rest.fetchDonation(platform, { id: 21303723, signal }),
    answer: wire.createDonationWire(),
    method: 'GET',
    path: '/api/v1/donation/21303723',
    token: 'sent',
  },
  fetchDonationFeed: {
    run: (platform, signal) => rest.fetchDonationFeed(platform, { campaign: guid, signal }),
    answer: wire.createDonationFeedWire(),
    method: 'GET',
    path: '/services/v1/justgiving/donations',
  },
  fetchPageDonations: {
    run: (platform, signal) => rest.fetchPageDonations(platform, { slug: 'sam', signal }),
    answer: wire.createPageDonationsWire(),
    method: 'GET',
    path: '/api/v1/fundraising/pages/sam/donations',
  },
  fetchDonationsLeaderboard: {
    run: (platform, signal) => rest.fetchDonationsLeaderboard(platform, { campaign: guid, signal }),
    answer: wire.createDonationsLeaderboardWire(),
    method: 'GET',
    path: '/api/donationsleaderboards/v1/leaderboard',
  },
  fetchPage: {
    run: (platform, signal) => rest.fetchPage(platform, { slug: 'sam', signal }),
    answer: wire.createPageWire(),
    method: 'GET',
    path: '/api/v1/fundraising/pages/sam',
  },
  fetchPages: {
    run: (platform, signal) => rest.fetchPages(platform, { ids: guid, signal }),
    answer: { results: [wire.createPagesBulkRowWire()] },
    method: 'GET',
    path: '/services/v1/justgiving/proxy/fundraising/v2/pages/bulk',
  },
  fetchPageTags: {
    run: (platform, signal) => rest.fetchPageTags(platform, { slug: 'sam', signal }),
    answer: wire.createPageTagsWire(),
    method: 'GET',
    path: '/api/v1/tags/sam',
  },
  fetchCampaignLeaderboards: {
    run: (platform, signal) =>
      graph.fetchCampaignLeaderboards(platform, { campaign: guid, signal }),
    answer: {
      data: {
        people: { leaderboard: wire.createGraphLeaderboardWire() },
        teams: { leaderboard: wire.createGraphLeaderboardWire() },
        totals: wire.createTotalsRecordsWire(),
      },
    },
    method: 'POST',
    path: '/services/v1/justgiving/graphql',
  },
  fetchCampaignLeaderboard: {
    run: (platform, signal) => graph.fetchCampaignLeaderboard(platform, { campaign: guid, signal }),
    answer: { data: { page: { leaderboard: wire.createGraphLeaderboardWire() } } },
    method: 'POST',
    path: '/services/v1/justgiving/graphql',
  },
  fetchPagesTotals: {
    run: (platform, signal) => graph.fetchPagesTotals(platform, { pages: [guid], signal }),
    answer: { data: { page0: wire.createTotalsRecordsWire() } },
    method: 'POST',
    path: '/services/v1/justgiving/graphql',
  },
  fetchTotals: {
    run: (platform, signal) =>
      graph.fetchTotals(platform, { segment: 's', tagId: 't', tagValue: 'v', signal }),
    answer: { data: { totals: wire.createTotalsRecordsWire() } },
    method: 'POST',
    path: '/services/v1/justgiving/graphql',
  },
  authenticateReports: {
    run: (platform, signal) =>
      rest.authenticateReports(platform, { charity: 2050, token: 'admin-token', signal }),
    answer: { isValid: true, charityId: 2050 },
    method: 'POST',
    path: '/services/v1/justgiving/reports/2050/authenticate',
    token: 'own',
    isWrite: true,
  },
  connect: {
    run: (platform, signal) => rest.connect(platform, { code: 'c', signal }),
    answer: wire.createSessionWire(),
    method: 'POST',
    path: '/services/v1/justgiving/oauth/connect',
    isWrite: true,
  },
  fetchCurrentUser: {
    run: (platform, signal) => rest.fetchCurrentUser(platform, { signal }),
    answer: wire.userInfoWire(),
    method: 'GET',
    path: '/identity/connect/userinfo',
    token: 'required',
  },
  refreshSession: {
    run: (platform, signal) => rest.refreshSession(platform, { refreshToken: 'r', signal }),
    answer: wire.createSessionWire(),
    method: 'POST',
    path: '/services/v1/justgiving/token/refresh',
    isWrite: true,
  },
  resetPassword: {
    run: (platform, signal) => rest.resetPassword(platform, { email: person.email, signal }),
    answer: {},
    method: 'POST',
    path: '/services/v1/justgiving/iam/reset-password',
    isWrite: true,
  },
  signIn: {
    run: (platform, signal) => rest.signIn(platform, { ...person, signal }),
    answer: wire.createSessionWire(),
    method: 'POST',
    path: '/services/v1/justgiving/iam/login',
    isWrite: true,
  },
  signUp: {
    run: (platform, signal) => rest.signUp(platform, { ...person, signal }),
    answer: wire.createSessionWire(),
    method: 'POST',
    path: '/services/v1/justgiving/iam/register',
    isWrite: true,
  },
  updateUser: {
    run: (platform, signal) =>
      rest.updateUser(platform, { uuid: guid, email: person.email, signal }),
    answer: { success: true },
    method: 'PUT',
    path: `/api/v1/account/${guid}`,
    token: 'required',
    isWrite: true,
  },
  fetchDonationsByReference: {
    run: (platform, signal) =>
      rest.fetchDonationsByReference(platform, { reference: 'site-42', signal }),
    answer: wire.referenceDonationsWire(),
    method: 'GET',
    path: '/api/v1/donation/ref/site-42',
  },
  fetchDonationTotals: {
    run: (platform, signal) => rest.fetchDonationTotals(platform, { charity: 2050, signal }),
    answer: wire.createDonationsTotalsWire(),
    method: 'GET',
    path: '/api/donationsleaderboards/v1/totals',
  },
  createLeaderboardDefinition: {
    run: (platform, signal) =>
      rest.createLeaderboardDefinition(platform, {
        campaign: guid,
        measurementDomain: 'any:distance',
        signal,
      }),
    answer: { definition: wire.leaderboardDefinitionWire() },
    method: 'POST',
    path: `/api/v1/tags/leaderboard/definition/${wire.exampleIds.definitionId}`,
    token: 'sent',
    isWrite: true,
  },
  deleteLeaderboardDefinition: {
    run: (platform, signal) => rest.deleteLeaderboardDefinition(platform, { id: 'd1', signal }),
    answer: {},
    method: 'DELETE',
    path: '/api/v1/tags/leaderboard/definition/d1',
    token: 'sent',
    isWrite: true,
  },
  fetchEventLeaderboard: {
    run: (platform, signal) => rest.fetchEventLeaderboard(platform, { event: 742990, signal }),
    answer: wire.createEventLeaderboardWire(),
    method: 'GET',
    path: '/api/v1/events/leaderboard',
  },
  fetchLeaderboardDefinition: {
    run: (platform, signal) => rest.fetchLeaderboardDefinition(platform, { id: 'd1', signal }),
    answer: { definition: wire.leaderboardDefinitionWire() },
    method: 'GET',
    path: '/api/v1/tags/leaderboard/definition/d1',
  },
  fetchTagLeaderboard: {
    run: (platform, signal) => graph.fetchTagLeaderboard(platform, { definition: 'd1', signal }),
    answer: { data: { leaderboard: { totals: [wire.createTagLeaderboardRowWire()] } } },
    method: 'POST',
    path: '/services/v1/justgiving/graphql',
  },
  createLegacyFitnessActivity: {
    run: (platform, signal) =>
      rest.createLegacyFitnessActivity(platform, { pageSlug: 'sam', type: 'swim', signal }),
    answer: { id: '9f3c', externalId: 'JG:MANUAL:9f3c' },
    method: 'POST',
    path: '/api/v1/fitness',
    token: 'required',
    isWrite: true,
  },
  deleteLegacyFitnessActivity: {
    run: (platform, signal) =>
      rest.deleteLegacyFitnessActivity(platform, { page: 'sam', id: '9f3c', signal }),
    answer: {},
    method: 'DELETE',
    path: '/api/v1/fitness/fundraising/sam/9f3c',
    token: 'required',
    isWrite: true,
  },
  fetchPageFitness: {
    run: (platform, signal) => rest.fetchPageFitness(platform, { slug: 'sam', signal }),
    answer: wire.pageFitnessWire(),
    method: 'GET',
    path: '/api/v1/fitness/fundraising/sam',
  },
  fetchTeamFitness: {
    run: (platform, signal) => rest.fetchTeamFitness(platform, { team: guid, signal }),
    answer: wire.teamFitnessWire(),
    method: 'GET',
    path: `/api/v1/fitness/teams/${guid}`,
  },
  createFitnessActivity: {
    run: (platform, signal) =>
      graph.createFitnessActivity(platform, { pageId: guid, userId: guid, type: 'swim', signal }),
    answer: { data: { createTimelineEntry: wire.createTimelineEntryWire() } },
    method: 'POST',
    path: '/services/v1/justgiving/graphql',
    token: 'required',
    isWrite: true,
  },
  deleteFitnessActivity: {
    run: (platform, signal) => graph.deleteFitnessActivity(platform, { id: 'VGlt', signal }),
    answer: { data: { deleteTimelineEntry: true } },
    method: 'POST',
    path: '/services/v1/justgiving/graphql',
    token: 'required',
    isWrite: true,
  },
  fetchFitnessActivities: {
    run: (platform, signal) => graph.fetchFitnessActivities(platform, { page: 'sam', signal }),
    answer: { data: wire.createFitnessTimelineDataWire() },
    method: 'POST',
    path: '/services/v1/justgiving/graphql',
  },
  readBackFitnessActivity: {
    run: (platform, signal) =>
      graph.readBackFitnessActivity(platform, {
        page: 'sam',
        before: [],
        sent: { type: 'swim' },
        signal,
      }),
    answer: { data: wire.createFitnessTimelineDataWire() },
    method: 'POST',
    path: '/services/v1/justgiving/graphql',
  },
  fetchMetadata: {
    run: (platform, signal) => rest.fetchMetadata(platform, { page: 1457423, signal }),
    answer: [wire.metadataRowWire()],
    method: 'GET',
    path: '/metadata/v1/apps/sandbox/metadata',
    token: 'required',
  },
  writeMetadata: {
    run: (platform, signal) =>
      rest.writeMetadata(platform, { page: 1457423, values: { k: 'v' }, signal }),
    answer: [wire.metadataRowWire()],
    method: 'POST',
    path: '/metadata/v1/apps/sandbox/metadata',
    token: 'required',
    isWrite: true,
  },
  cancelPage: {
    run: (platform, signal) => rest.cancelPage(platform, { slug: 'sam', signal }),
    answer: {},
    method: 'DELETE',
    path: '/api/v1/fundraising/pages/sam',
    token: 'required',
    isWrite: true,
  },
  fetchEventPages: {
    run: (platform, signal) => rest.fetchEventPages(platform, { event: 742990, signal }),
    answer: wire.eventPagesWire(),
    method: 'GET',
    path: '/api/v1/event/742990/pages',
  },
  fetchUserPages: {
    run: (platform, signal) => rest.fetchUserPages(platform, { signal }),
    answer: [wire.createPageSummaryWire()],
    method: 'GET',
    path: '/api/v1/fundraising/pages',
    token: 'required',
  },
  searchPages: {
    run: (platform, signal) => rest.searchPages(platform, { search: 'sam', signal }),
    answer: wire.searchWire(),
    method: 'GET',
    path: '/api/v1/onesearch',
  },
  suggestPageSlugs: {
    run: (platform, signal) => rest.suggestPageSlugs(platform, { name: 'sam', signal }),
    answer: { Names: ['sam'] },
    method: 'GET',
    path: '/api/v1/fundraising/pages/suggest',
  },
  updatePage: {
    run: (platform, signal) => rest.updatePage(platform, { slug: 'sam', title: 'New', signal }),
    answer: {},
    method: 'PUT',
    path: '/api/v1/fundraising/pages/sam/pagetitle',
    token: 'required',
    isWrite: true,
  },
  searchTags: {
    run: (platform, signal) => rest.searchTags(platform, { tagId: 't', tagValue: 'v', signal }),
    answer: wire.createTagSearchWire(),
    method: 'GET',
    path: '/api/v1/tags/search',
  },
  fetchTeam: {
    run: (platform, signal) => rest.fetchTeam(platform, { slug: 'otters', signal }),
    answer: wire.createTeamWire(),
    method: 'GET',
    path: '/api/v1/teamsv3/otters',
  },
  joinTeam: {
    run: (platform, signal) =>
      rest.joinTeam(platform, { pageSlug: 'sam', teamSlug: 'otters', signal }),
    answer: { success: true },
    method: 'POST',
    path: '/services/v1/justgiving/teams/join',
    token: 'required',
    isWrite: true,
  },
  leaveTeam: {
    run: (platform, signal) =>
      rest.leaveTeam(platform, { pageSlug: 'sam', teamSlug: 'otters', signal }),
    answer: { success: true },
    method: 'POST',
    path: '/services/v1/justgiving/teams/leave',
    token: 'required',
    isWrite: true,
  },
  updateTeam: {
    run: (platform, signal) => rest.updateTeam(platform, { id: guid, name: 'New', signal }),
    answer: {},
    method: 'PUT',
    path: `/api/v1/teamsv2/${guid}`,
    token: 'required',
    isWrite: true,
  },
  uploadImage: {
    run: (platform, signal) => rest.uploadImage(platform, { file: new Blob(['x']), signal }),
    answer: { url: 'http://platform.test/images/image/new.jpg' },
    method: 'POST',
    path: '/images/image',
    isWrite: true,
  },
  uploadImageFromUrl: {
    run: (platform, signal) =>
      rest.uploadImageFromUrl(platform, { image: 'https://images.example/p.jpg', signal }),
    answer: { url: 'http://platform.test/images/image/new.jpg' },
    method: 'POST',
    path: '/services/v1/justgiving/images',
    isWrite: true,
  },
  fetchCampaignTeams: {
    run: (platform, signal) => graph.fetchCampaignTeams(platform, { campaign: guid, signal }),
    answer: { data: wire.createCampaignTeamsDataWire() },
    method: 'POST',
    path: '/services/v1/justgiving/graphql',
  },
  fetchTeamPages: {
    run: (platform, signal) => graph.fetchTeamPages(platform, { team: 'otters', signal }),
    answer: { data: wire.teamPagesDataWire() },
    method: 'POST',
    path: '/services/v1/justgiving/graphql',
  },
  fetchTeamSlug: {
    run: (platform, signal) => graph.fetchTeamSlug(platform, { team: guid, signal }),
    answer: { data: { page: { slug: 'team/otters' } } },
    method: 'POST',
    path: '/services/v1/justgiving/graphql',
  },
}

/** Calls that send several requests, or return a result for errors. They have separate tests. */
export const severalRequestCalls = [
  'createPage',
  'createTeam',
  'fetchTeamById',
  'fetchTeamWithMembers',
  'suggestTeamSlug',
  'fetchPageWithTags',
  'isEmailRegistered',
  'isPageSlugTaken',
  'readBackPage',
  'readBackTeam',
  'validateToken',
  'writeTag',
  'writeTags',
]
