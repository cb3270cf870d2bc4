import type { BasicSession, BasicSignUp, Session } from '../accounts/session.ts'
import type { SignInInputs, SignUpInputs } from '../accounts/sign-in.ts'
import type { LeaderboardDefinitionInputs } from '../leaderboards/leaderboard-definition.ts'
import type { AuthorizeInputs, DonateParameters } from '../links/links.ts'
import type { Platform } from '../platform/platform.ts'

/**
 * A fundraising platform as groups of calls. Names, arguments, results and errors are those of this package's functions. A group that
 * the platform does not support is undefined: check `adapter.teams` before showing anything about teams.
 *
 * Calls reject; they never throw synchronously. An aborted call rejects with the signal's reason.
 */
export interface PlatformAdapter {
  /** Name for logs, such as `default`. */
  readonly name: string
  /** Name to show to supporters, such as `JustGiving`. @default `name` */
  readonly title?: string | undefined
  /**
   * Returns an adapter that sends a supporter's token. Does not change this adapter.
   *
   * @param token - session token; undefined for a visitor
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

/** Functions of a module, bound to a platform: without their first argument. */
export type BoundCalls<Module> = {
  readonly [Name in keyof Module]: Module[Name] extends (
    platform: Platform,
    ...rest: infer Rest
  ) => infer Result
    ? (...rest: Rest) => Result
    : never
}

/** Names of the groups that a platform may not support. */
export const optionalCallGroups = [
  'accounts',
  'fitness',
  'images',
  'metadata',
  'pageEditing',
  'reports',
  'tags',
  'teams',
] as const

export type OptionalCallGroup = (typeof optionalCallGroups)[number]

/** Campaigns, their pages and leaderboards. Team leaderboards are empty on a platform without teams. */
export interface CampaignCalls
  extends
    BoundCalls<typeof import('./campaigns.rest.ts')>,
    BoundCalls<typeof import('./campaigns.graph.ts')> {}

/** Supporters' pages. Tags, fitness and metadata are empty on a platform that does not support them. */
export interface PageCalls extends BoundCalls<typeof import('./pages.rest.ts')> {}

export interface DonationCalls
  extends
    BoundCalls<typeof import('./donations.rest.ts')>,
    BoundCalls<typeof import('./donations.graph.ts')> {}

/** Builders of platform URLs. They never send requests and never throw. */
export interface LinkCalls {
  /** The platform's sign-in screen, if it has one. */
  readonly authorizeLink?: ((inputs: AuthorizeInputs) => string) | undefined
  /** The donation page of a campaign. */
  readonly campaignDonateLink: (campaign: string, parameters?: DonateParameters) => string
  /** Placeholder in `exitUrl` that the platform replaces with the ID of the new donation; undefined if it does not support one. */
  readonly donationIdPlaceholder: string | undefined
  /** The platform's form for creating a page in a campaign. */
  readonly getStartedLink: (campaign: string) => string
  /** The donation page of a supporter's page. */
  readonly pageDonateLink: (
    page: { id?: string | undefined; slug?: string | undefined },
    parameters?: DonateParameters,
  ) => string
  /** The image of a page whose image URL is unknown. */
  readonly pageImageUrl?: ((slug: string) => string) | undefined
  /** A supporter's page on the platform. */
  readonly pageLink: (slug: string) => string
  /** The privacy policy for accounts. */
  readonly privacyLink?: (() => string) | undefined
  /** The image of a page's QR code. */
  readonly qrCodeUrl?:
    | ((slug: string, code: { link: string; image?: string | undefined }) => string)
    | undefined
  /** A team on the platform. */
  readonly teamLink?: ((slug: string) => string) | undefined
  /** The terms for accounts. */
  readonly termsLink?: (() => string) | undefined
}

type SignInCalls = BoundCalls<typeof import('./accounts.rest.ts')>

/** Accounts and sessions. Platforms without Basic authentication reject it with an `UnsupportedError`. */
export interface AccountCalls extends Omit<SignInCalls, 'connect' | 'signIn' | 'signUp'> {
  /** Defined if, and only if, `links.authorizeLink` is. */
  readonly connect?: SignInCalls['connect'] | undefined
  readonly signIn: {
    (inputs: SignInInputs & { authType?: 'Bearer' | undefined }): Promise<Session>
    (inputs: SignInInputs & { authType: 'Basic' }): Promise<BasicSession>
  }
  readonly signUp: {
    (inputs: SignUpInputs & { authType?: 'Bearer' | undefined }): Promise<Session>
    (inputs: SignUpInputs & { authType: 'Basic' }): Promise<BasicSignUp>
  }
}

export interface FitnessCalls
  extends
    BoundCalls<typeof import('./fitness.rest.ts')>,
    BoundCalls<typeof import('./fitness.graph.ts')> {}

export interface ImageCalls extends BoundCalls<typeof import('./images.rest.ts')> {}

/** Key-value metadata of pages. */
export interface MetadataCalls extends BoundCalls<typeof import('./metadata.rest.ts')> {}

/** A supporter's own pages. Writes require a token. */
export interface PageEditingCalls extends BoundCalls<typeof import('./page-editing.rest.ts')> {}

export interface ReportCalls extends BoundCalls<typeof import('./reports.rest.ts')> {}

/** Page tags, and totals and leaderboards by tag. */
export interface TagCalls
  extends
    BoundCalls<typeof import('./tags.rest.ts')>,
    BoundCalls<typeof import('./tags.graph.ts')> {
  /** Returns the ID of a tag leaderboard, for `fetchTagLeaderboard`. */
  readonly getLeaderboardDefinitionId: (inputs: LeaderboardDefinitionInputs) => Promise<string>
}

/** Teams of a campaign. Writes require a bearer token. */
export interface TeamCalls
  extends
    BoundCalls<typeof import('./teams.rest.ts')>,
    BoundCalls<typeof import('./teams.graph.ts')> {}
