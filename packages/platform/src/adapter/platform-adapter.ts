import type { authenticateReports, fetchCurrentUser, updateUser } from '../accounts/account.ts'
import type { BasicSession, BasicSignUp, Session } from '../accounts/session.ts'
import type {
  connect,
  refreshSession,
  resetPassword,
  SignInInputs,
  SignUpInputs,
} from '../accounts/sign-in.ts'
import type { fetchCampaign, fetchCampaignPages } from '../campaigns/read-campaigns.ts'
import type {
  fetchDonation,
  fetchDonationFeed,
  fetchPageDonations,
} from '../donations/read-donations.ts'
import type { deleteLegacyFitnessActivity, fetchPageFitness } from '../fitness/legacy-fitness.ts'
import type {
  createFitnessActivity,
  deleteFitnessActivity,
  fetchFitnessActivities,
  readBackFitnessActivity,
} from '../fitness/timeline.ts'
import type { uploadImage } from '../images/upload-image.ts'
import type {
  fetchCampaignBoards,
  fetchTagLeaderboard,
} from '../leaderboards/graph-leaderboards.ts'
import type { LeaderboardDefinitionInputs } from '../leaderboards/leaderboard-definition.ts'
import type {
  fetchDonationsLeaderboard,
  fetchEventLeaderboard,
} from '../leaderboards/rest-leaderboards.ts'
import type { AuthorizeInputs, DonateParameters } from '../links/links.ts'
import type { fetchMetadata, writeMetadata } from '../metadata/metadata-calls.ts'
import type { createPage } from '../pages/create-page.ts'
import type { fetchPages, fetchUserPages, searchPages, searchTags } from '../pages/list-pages.ts'
import type {
  fetchPage,
  fetchPageTags,
  fetchPageWithTags,
  isPageSlugTaken,
  suggestPageShortNames,
} from '../pages/read-page.ts'
import type { cancelPage, readBackPage, updatePage } from '../pages/update-page.ts'
import type { Platform } from '../platform/platform.ts'
import type { writeTag, writeTags } from '../tags/write-tags.ts'
import type { fetchCampaignTeams } from '../teams/graph-teams.ts'
import type {
  fetchTeam,
  fetchTeamById,
  fetchTeamWithMembers,
  findTeamShortName,
} from '../teams/read-teams.ts'
import type {
  createTeam,
  joinTeam,
  leaveTeam,
  readBackTeam,
  updateTeam,
} from '../teams/write-teams.ts'
import type { fetchDonationTotals } from '../totals/fetch-donation-totals.ts'
import type { fetchTotals } from '../totals/fetch-totals.ts'
import type { fetchPagesTotals } from '../totals/page-totals.ts'

/**
 * A fundraising platform by what it can do. Each group has the calls that belong together, under the names of this
 * package's free functions, with the same arguments, entities and errors. A platform that cannot do what a group is
 * for leaves the group out: ask `adapter.teams` before anything about teams is shown.
 *
 * Every call rejects and never throws. It takes a `signal` where the free function does, and an aborted call ends with the
 * signal's own reason.
 */
export interface PlatformAdapter {
  /** Of the platform, such as `default`; for people who look for a fault. */
  readonly name: string
  /** What supporters know it by, such as `JustGiving`. @default its name */
  readonly title?: string | undefined
  /**
   * The same platform for calls of one supporter. The adapter that it is called on stays as it is.
   *
   * @param token - of the session; undefined for nobody
   * @param authType - @default 'Bearer'
   */
  readonly withToken: (token: string | undefined, authType?: 'Bearer' | 'Basic') => PlatformAdapter

  readonly campaigns: CampaignCalls
  readonly pages: PageCalls
  readonly donations: DonationCalls
  readonly links: LinkCalls

  readonly accounts?: AccountCalls | undefined
  readonly fitness?: FitnessCalls | undefined
  readonly images?: ImageCalls | undefined
  readonly metadata?: MetadataCalls | undefined
  readonly pageEditing?: PageEditingCalls | undefined
  readonly reports?: ReportCalls | undefined
  readonly tags?: TagCalls | undefined
  readonly teams?: TeamCalls | undefined
}

/**
 * A free function of this package without its first argument, the platform: what the method of an adapter with
 * the same name takes and gives.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever the call takes
export type Call<Free extends (platform: Platform, ...rest: any[]) => Promise<unknown>> =
  Free extends (platform: Platform, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never

/** The groups of calls that a platform may lack. */
export const optionalGroups = [
  'accounts',
  'fitness',
  'images',
  'metadata',
  'pageEditing',
  'reports',
  'tags',
  'teams',
] as const

/** A group of calls that a platform may lack. */
export type OptionalGroup = (typeof optionalGroups)[number]

/** Campaigns, their pages, and what a campaign's home page ranks. */
export interface CampaignCalls {
  readonly fetchCampaign: Call<typeof fetchCampaign>
  /** Without teams on the platform, `teams` is empty. */
  readonly fetchCampaignBoards: Call<typeof fetchCampaignBoards>
  readonly fetchCampaignPages: Call<typeof fetchCampaignPages>
}

/** Supporters' pages, as everybody may read them. */
export interface PageCalls {
  readonly fetchPage: Call<typeof fetchPage>
  /** Without tags, fitness or metadata on the platform, theirs are empty. */
  readonly fetchPageWithTags: Call<typeof fetchPageWithTags>
  readonly fetchPages: Call<typeof fetchPages>
  readonly searchPages: Call<typeof searchPages>
}

/** Donations, and what they add up to. */
export interface DonationCalls {
  readonly fetchDonation: Call<typeof fetchDonation>
  readonly fetchDonationFeed: Call<typeof fetchDonationFeed>
  readonly fetchDonationTotals: Call<typeof fetchDonationTotals>
  readonly fetchDonationsLeaderboard: Call<typeof fetchDonationsLeaderboard>
  readonly fetchEventLeaderboard: Call<typeof fetchEventLeaderboard>
  readonly fetchPageDonations: Call<typeof fetchPageDonations>
  readonly fetchPagesTotals: Call<typeof fetchPagesTotals>
}

/** Addresses on the platform. They are made without a request; nothing here rejects or throws. */
export interface LinkCalls {
  /** Missing where the platform has no sign-in screen of its own. */
  readonly authorizeLink?: ((inputs: AuthorizeInputs) => string) | undefined
  /** Where a donor gives to a campaign itself. @param campaign - its id */
  readonly campaignDonateLink: (campaign: string, parameters?: DonateParameters) => string
  /** What the platform replaces in `exitUrl` by the new donation's id; undefined where it does not. */
  readonly donationIdToken: string | undefined
  /** Where a supporter starts a page on the platform. @param campaign - its id */
  readonly getStartedLink: (campaign: string) => string
  /** Where a donor gives to a page. */
  readonly pageDonateLink: (
    page: { id?: string | undefined; slug?: string | undefined },
    parameters?: DonateParameters,
  ) => string
  /** The picture of a page whose image is not known; missing where the platform has none. */
  readonly pageImageLink?: ((slug: string) => string) | undefined
  /** The platform's own address of a page. */
  readonly pageLink: (slug: string) => string
  /** The privacy policy that somebody with an account agrees to. Missing where the platform has no accounts. */
  readonly privacyLink?: (() => string) | undefined
  /** The picture of a page's QR code. Missing where the platform draws none. */
  readonly qrCodeLink?:
    | ((slug: string, code: { link: string; image?: string | undefined }) => string)
    | undefined
  /** The platform's own address of a team. Missing where it has no teams. */
  readonly teamLink?: ((slug: string) => string) | undefined
  /** The terms that somebody with an account agrees to. Missing where the platform has no accounts. */
  readonly termsLink?: (() => string) | undefined
}

/** Who a supporter is. */
export interface AccountCalls {
  /** Missing where the platform has no sign-in screen of its own; then `links.authorizeLink` is missing, too. */
  readonly connect?: Call<typeof connect> | undefined
  readonly fetchCurrentUser: Call<typeof fetchCurrentUser>
  readonly refreshSession: Call<typeof refreshSession>
  readonly resetPassword: Call<typeof resetPassword>
  /** A platform without Basic rejects it with an `UnsupportedError`. */
  readonly signIn: {
    (inputs: SignInInputs & { authType?: 'Bearer' | undefined }): Promise<Session>
    (inputs: SignInInputs & { authType: 'Basic' }): Promise<BasicSession>
  }
  /** A platform without Basic rejects it with an `UnsupportedError`. */
  readonly signUp: {
    (inputs: SignUpInputs & { authType?: 'Bearer' | undefined }): Promise<Session>
    (inputs: SignUpInputs & { authType: 'Basic' }): Promise<BasicSignUp>
  }
  readonly updateUser: Call<typeof updateUser>
}

/** Activities of pages. A platform has all of them or none. */
export interface FitnessCalls {
  readonly createFitnessActivity: Call<typeof createFitnessActivity>
  readonly deleteFitnessActivity: Call<typeof deleteFitnessActivity>
  readonly deleteLegacyFitnessActivity: Call<typeof deleteLegacyFitnessActivity>
  readonly fetchFitnessActivities: Call<typeof fetchFitnessActivities>
  readonly fetchPageFitness: Call<typeof fetchPageFitness>
  readonly readBackFitnessActivity: Call<typeof readBackFitnessActivity>
}

/** Pictures that supporters upload. */
export interface ImageCalls {
  readonly uploadImage: Call<typeof uploadImage>
}

/** Pairs of names and values about a page. */
export interface MetadataCalls {
  readonly fetchMetadata: Call<typeof fetchMetadata>
  readonly writeMetadata: Call<typeof writeMetadata>
}

/** What a supporter does with pages of their own. Those that change something need a token. */
export interface PageEditingCalls {
  readonly cancelPage: Call<typeof cancelPage>
  readonly createPage: Call<typeof createPage>
  readonly fetchUserPages: Call<typeof fetchUserPages>
  readonly isPageSlugTaken: Call<typeof isPageSlugTaken>
  readonly readBackPage: Call<typeof readBackPage>
  readonly suggestPageShortNames: Call<typeof suggestPageShortNames>
  readonly updatePage: Call<typeof updatePage>
}

/** Who may see a charity's reports. */
export interface ReportCalls {
  readonly authenticateReports: Call<typeof authenticateReports>
}

/** Tags of pages, and what is summed up by tag. */
export interface TagCalls {
  readonly fetchPageTags: Call<typeof fetchPageTags>
  readonly fetchTagLeaderboard: Call<typeof fetchTagLeaderboard>
  readonly fetchTotals: Call<typeof fetchTotals>
  /** The id of the leaderboard that `fetchTagLeaderboard` is asked for. */
  readonly leaderboardDefinitionId: (inputs: LeaderboardDefinitionInputs) => Promise<string>
  readonly searchTags: Call<typeof searchTags>
  readonly writeTag: Call<typeof writeTag>
  readonly writeTags: Call<typeof writeTags>
}

/** Teams of a campaign. Those that change something need a bearer token. */
export interface TeamCalls {
  readonly createTeam: Call<typeof createTeam>
  readonly fetchCampaignTeams: Call<typeof fetchCampaignTeams>
  readonly fetchTeam: Call<typeof fetchTeam>
  readonly fetchTeamById: Call<typeof fetchTeamById>
  readonly fetchTeamWithMembers: Call<typeof fetchTeamWithMembers>
  readonly findTeamShortName: Call<typeof findTeamShortName>
  readonly joinTeam: Call<typeof joinTeam>
  readonly leaveTeam: Call<typeof leaveTeam>
  readonly readBackTeam: Call<typeof readBackTeam>
  readonly updateTeam: Call<typeof updateTeam>
}
