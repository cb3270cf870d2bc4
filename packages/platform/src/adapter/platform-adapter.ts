import type { AccountCalls } from './account-calls.ts'
import type { CampaignCalls } from './campaign-calls.ts'
import type { DonationCalls } from './donation-calls.ts'
import type { FitnessCalls } from './fitness-calls.ts'
import type { ImageCalls } from './image-calls.ts'
import type { LinkCalls } from './link-calls.ts'
import type { MetadataCalls } from './metadata-calls.ts'
import type { PageCalls } from './page-calls.ts'
import type { PageEditingCalls } from './page-editing-calls.ts'
import type { ReportCalls } from './report-calls.ts'
import type { TagCalls } from './tag-calls.ts'
import type { TeamCalls } from './team-calls.ts'

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
