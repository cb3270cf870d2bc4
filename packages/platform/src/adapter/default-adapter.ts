import {
  authorizeLink,
  campaignDonateLink,
  donationIdPlaceholder,
  getStartedLink,
  pageDonateLink,
  pageImageUrl,
  pageLink,
  privacyLink,
  qrCodeUrl,
  teamLink,
  termsLink,
} from '../links/links.ts'
import { createPlatform } from '../platform/create-platform.ts'
import type { Platform } from '../platform/platform.ts'
import type { AccountCalls, BoundCalls, PlatformAdapter } from './platform-adapter.ts'

/**
 * Creates an adapter for the platform whose client this package is. It supports every group. Each call's code, and its transport, load
 * when the call is first made.
 */
export function createDefaultAdapter(platform: Platform): PlatformAdapter {
  const bind = <Module extends object, Name extends keyof Module & string>(
    load: () => Promise<Module>,
    ...names: Name[]
  ) => bindCalls(platform, load, names)
  return {
    name: 'default',
    title: platform.environment.variant === 'p2p' ? 'Everydayhero' : 'JustGiving',
    withToken: (token, authType = 'Bearer') =>
      createDefaultAdapter(createPlatform({ ...platform, token, authType })),
    accounts: bind(
      () => import('./accounts.rest.ts'),
      'connect',
      'fetchCurrentUser',
      'refreshSession',
      'resetPassword',
      'signIn',
      'signUp',
      'updateUser',
    ) as AccountCalls,
    campaigns: {
      ...bind(() => import('./campaigns.rest.ts'), 'fetchCampaign', 'fetchCampaignPages'),
      ...bind(() => import('./campaigns.graph.ts'), 'fetchCampaignLeaderboards'),
    },
    pages: bind(
      () => import('./pages.rest.ts'),
      'fetchPage',
      'fetchPageWithTags',
      'fetchPages',
      'searchPages',
    ),
    donations: {
      ...bind(
        () => import('./donations.rest.ts'),
        'fetchDonation',
        'fetchDonationFeed',
        'fetchDonationTotals',
        'fetchDonationsLeaderboard',
        'fetchEventLeaderboard',
        'fetchPageDonations',
      ),
      ...bind(() => import('./donations.graph.ts'), 'fetchPagesTotals'),
    },
    fitness: {
      ...bind(
        () => import('./fitness.graph.ts'),
        'createFitnessActivity',
        'deleteFitnessActivity',
        'fetchFitnessActivities',
        'readBackFitnessActivity',
      ),
      ...bind(() => import('./fitness.rest.ts'), 'deleteLegacyFitnessActivity', 'fetchPageFitness'),
    },
    images: bind(() => import('./images.rest.ts'), 'uploadImage'),
    metadata: bind(() => import('./metadata.rest.ts'), 'fetchMetadata', 'writeMetadata'),
    pageEditing: bind(
      () => import('./page-editing.rest.ts'),
      'cancelPage',
      'createPage',
      'fetchUserPages',
      'isPageSlugTaken',
      'readBackPage',
      'suggestPageSlugs',
      'updatePage',
    ),
    reports: bind(() => import('./reports.rest.ts'), 'authenticateReports'),
    tags: {
      ...bind(
        () => import('./tags.rest.ts'),
        'fetchPageTags',
        'searchTags',
        'writeTag',
        'writeTags',
      ),
      ...bind(() => import('./tags.graph.ts'), 'fetchTagLeaderboard', 'fetchTotals'),
      getLeaderboardDefinitionId: async (inputs) => {
        const { getLeaderboardDefinitionId } =
          await import('../leaderboards/leaderboard-definition.ts')
        return getLeaderboardDefinitionId(inputs)
      },
    },
    teams: {
      ...bind(
        () => import('./teams.rest.ts'),
        'createTeam',
        'fetchTeam',
        'fetchTeamById',
        'fetchTeamWithMembers',
        'suggestTeamSlug',
        'joinTeam',
        'leaveTeam',
        'readBackTeam',
        'updateTeam',
      ),
      ...bind(() => import('./teams.graph.ts'), 'fetchCampaignTeams'),
    },
    links: {
      authorizeLink: (inputs) => authorizeLink(platform, inputs),
      campaignDonateLink: (campaign, parameters) =>
        campaignDonateLink(platform, campaign, parameters),
      donationIdPlaceholder: donationIdPlaceholder,
      getStartedLink: (campaign) => getStartedLink(platform, campaign),
      pageDonateLink: (page, parameters) => pageDonateLink(platform, page, parameters),
      pageImageUrl: (slug) => pageImageUrl(platform, slug),
      pageLink: (slug) => pageLink(platform, slug),
      privacyLink: () => privacyLink(platform),
      qrCodeUrl: (slug, code) => qrCodeUrl(platform, slug, code),
      teamLink: (slug) => teamLink(platform, slug),
      termsLink: () => termsLink(platform),
    },
  }
}

/** Binds a module's calls to a platform. The first call loads the module. */
function bindCalls<Module extends object, Name extends keyof Module & string>(
  platform: Platform,
  load: () => Promise<Module>,
  names: readonly Name[],
): Pick<BoundCalls<Module>, Name> {
  type AnyCall = (platform: Platform, ...rest: unknown[]) => unknown
  const calls = names.map((name) => [
    name,
    async (...rest: unknown[]) => ((await load())[name] as AnyCall)(platform, ...rest),
  ])
  return Object.fromEntries(calls) as Pick<BoundCalls<Module>, Name>
}
