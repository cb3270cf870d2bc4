import {
  authorizeLink,
  campaignDonateLink,
  donationIdToken,
  getStartedLink,
  pageDonateLink,
  pageImageLink,
  pageLink,
  privacyLink,
  qrCodeLink,
  teamLink,
  termsLink,
} from '../links/links.ts'
import { createPlatform } from '../platform/create-platform.ts'
import type { Platform } from '../platform/platform.ts'
import type { AccountCalls, PlatformAdapter } from './platform-adapter.ts'

/**
 * The platform that this package is a client of, as an adapter: a table over the free functions. It has every group. A call
 * and its transport are loaded when it is called for the first time; making the adapter loads neither.
 *
 * @param platform - as `createPlatform` gives it
 */
export function defaultAdapter(platform: Platform): PlatformAdapter {
  return {
    name: 'default',
    title: platform.environment.variant === 'p2p' ? 'Everydayhero' : 'JustGiving',
    withToken: (token, authType = 'Bearer') =>
      defaultAdapter(createPlatform({ ...platform, token, authType })),
    accounts: {
      connect: call(platform, async () => (await import('./accounts.rest.ts')).connect),
      fetchCurrentUser: call(
        platform,
        async () => (await import('./accounts.rest.ts')).fetchCurrentUser,
      ),
      refreshSession: call(
        platform,
        async () => (await import('./accounts.rest.ts')).refreshSession,
      ),
      resetPassword: call(platform, async () => (await import('./accounts.rest.ts')).resetPassword),
      updateUser: call(platform, async () => (await import('./accounts.rest.ts')).updateUser),
      signIn: call(
        platform,
        async () => (await import('./accounts.rest.ts')).signIn,
      ) as AccountCalls['signIn'],
      signUp: call(
        platform,
        async () => (await import('./accounts.rest.ts')).signUp,
      ) as AccountCalls['signUp'],
    },
    campaigns: {
      fetchCampaign: call(
        platform,
        async () => (await import('./campaigns.rest.ts')).fetchCampaign,
      ),
      fetchCampaignBoards: call(
        platform,
        async () => (await import('./campaigns.graph.ts')).fetchCampaignBoards,
      ),
      fetchCampaignPages: call(
        platform,
        async () => (await import('./campaigns.rest.ts')).fetchCampaignPages,
      ),
    },
    pages: {
      fetchPage: call(platform, async () => (await import('./pages.rest.ts')).fetchPage),
      fetchPageWithTags: call(
        platform,
        async () => (await import('./pages.rest.ts')).fetchPageWithTags,
      ),
      fetchPages: call(platform, async () => (await import('./pages.rest.ts')).fetchPages),
      searchPages: call(platform, async () => (await import('./pages.rest.ts')).searchPages),
    },
    donations: {
      fetchDonation: call(
        platform,
        async () => (await import('./donations.rest.ts')).fetchDonation,
      ),
      fetchDonationFeed: call(
        platform,
        async () => (await import('./donations.rest.ts')).fetchDonationFeed,
      ),
      fetchDonationTotals: call(
        platform,
        async () => (await import('./donations.rest.ts')).fetchDonationTotals,
      ),
      fetchDonationsLeaderboard: call(
        platform,
        async () => (await import('./donations.rest.ts')).fetchDonationsLeaderboard,
      ),
      fetchEventLeaderboard: call(
        platform,
        async () => (await import('./donations.rest.ts')).fetchEventLeaderboard,
      ),
      fetchPageDonations: call(
        platform,
        async () => (await import('./donations.rest.ts')).fetchPageDonations,
      ),
      fetchPagesTotals: call(
        platform,
        async () => (await import('./donations.graph.ts')).fetchPagesTotals,
      ),
    },
    fitness: {
      createFitnessActivity: call(
        platform,
        async () => (await import('./fitness.graph.ts')).createFitnessActivity,
      ),
      deleteFitnessActivity: call(
        platform,
        async () => (await import('./fitness.graph.ts')).deleteFitnessActivity,
      ),
      deleteLegacyFitnessActivity: call(
        platform,
        async () => (await import('./fitness.rest.ts')).deleteLegacyFitnessActivity,
      ),
      fetchFitnessActivities: call(
        platform,
        async () => (await import('./fitness.graph.ts')).fetchFitnessActivities,
      ),
      fetchPageFitness: call(
        platform,
        async () => (await import('./fitness.rest.ts')).fetchPageFitness,
      ),
      readBackFitnessActivity: call(
        platform,
        async () => (await import('./fitness.graph.ts')).readBackFitnessActivity,
      ),
    },
    images: {
      uploadImage: call(platform, async () => (await import('./images.rest.ts')).uploadImage),
    },
    metadata: {
      fetchMetadata: call(platform, async () => (await import('./metadata.rest.ts')).fetchMetadata),
      writeMetadata: call(platform, async () => (await import('./metadata.rest.ts')).writeMetadata),
    },
    pageEditing: {
      cancelPage: call(platform, async () => (await import('./page-editing.rest.ts')).cancelPage),
      createPage: call(platform, async () => (await import('./page-editing.rest.ts')).createPage),
      fetchUserPages: call(
        platform,
        async () => (await import('./page-editing.rest.ts')).fetchUserPages,
      ),
      isPageSlugTaken: call(
        platform,
        async () => (await import('./page-editing.rest.ts')).isPageSlugTaken,
      ),
      readBackPage: call(
        platform,
        async () => (await import('./page-editing.rest.ts')).readBackPage,
      ),
      suggestPageShortNames: call(
        platform,
        async () => (await import('./page-editing.rest.ts')).suggestPageShortNames,
      ),
      updatePage: call(platform, async () => (await import('./page-editing.rest.ts')).updatePage),
    },
    reports: {
      authenticateReports: call(
        platform,
        async () => (await import('./reports.rest.ts')).authenticateReports,
      ),
    },
    tags: {
      fetchPageTags: call(platform, async () => (await import('./tags.rest.ts')).fetchPageTags),
      fetchTagLeaderboard: call(
        platform,
        async () => (await import('./tags.graph.ts')).fetchTagLeaderboard,
      ),
      fetchTotals: call(platform, async () => (await import('./tags.graph.ts')).fetchTotals),
      leaderboardDefinitionId: async (inputs) => {
        const { leaderboardDefinitionId } =
          await import('../leaderboards/leaderboard-definition.ts')
        return leaderboardDefinitionId(inputs)
      },
      searchTags: call(platform, async () => (await import('./tags.rest.ts')).searchTags),
      writeTag: call(platform, async () => (await import('./tags.rest.ts')).writeTag),
      writeTags: call(platform, async () => (await import('./tags.rest.ts')).writeTags),
    },
    teams: {
      createTeam: call(platform, async () => (await import('./teams.rest.ts')).createTeam),
      fetchCampaignTeams: call(
        platform,
        async () => (await import('./teams.graph.ts')).fetchCampaignTeams,
      ),
      fetchTeam: call(platform, async () => (await import('./teams.rest.ts')).fetchTeam),
      fetchTeamById: call(platform, async () => (await import('./teams.rest.ts')).fetchTeamById),
      fetchTeamWithMembers: call(
        platform,
        async () => (await import('./teams.rest.ts')).fetchTeamWithMembers,
      ),
      findTeamShortName: call(
        platform,
        async () => (await import('./teams.rest.ts')).findTeamShortName,
      ),
      joinTeam: call(platform, async () => (await import('./teams.rest.ts')).joinTeam),
      leaveTeam: call(platform, async () => (await import('./teams.rest.ts')).leaveTeam),
      readBackTeam: call(platform, async () => (await import('./teams.rest.ts')).readBackTeam),
      updateTeam: call(platform, async () => (await import('./teams.rest.ts')).updateTeam),
    },
    links: {
      authorizeLink: (inputs) => authorizeLink(platform, inputs),
      campaignDonateLink: (campaign, parameters) =>
        campaignDonateLink(platform, campaign, parameters),
      donationIdToken,
      getStartedLink: (campaign) => getStartedLink(platform, campaign),
      pageDonateLink: (page, parameters) => pageDonateLink(platform, page, parameters),
      pageImageLink: (slug) => pageImageLink(platform, slug),
      pageLink: (slug) => pageLink(platform, slug),
      privacyLink: () => privacyLink(platform),
      qrCodeLink: (slug, code) => qrCodeLink(platform, slug, code),
      teamLink: (slug) => teamLink(platform, slug),
      termsLink: () => termsLink(platform),
    },
  }
}

/** A free function as a method: loaded by the first call, and given the platform. */
function call<Rest extends unknown[], Result>(
  platform: Platform,
  load: () => Promise<(platform: Platform, ...rest: Rest) => Promise<Result>>,
): (...rest: Rest) => Promise<Result> {
  return async (...rest) => (await load())(platform, ...rest)
}
