import type { AddressInput } from '../accounts/user.ts'
import type { Guid, NumericId } from '../values/values.ts'

/** A charity of a platform in memory. */
export interface MemoryCharity {
  id: NumericId
  name: string
}

/** A campaign of a platform in memory. */
export interface MemoryCampaign {
  id: Guid
  slug: string
  name: string
  /** The charity's id. */
  charity: NumericId
  event?: NumericId | undefined
  /** Such as `GBP`. */
  currency: string
  targetMinor: number
  /** Plain text, or HTML. */
  story?: string | undefined
  summary?: string | undefined
  /** A full address. */
  image?: string | undefined
}

/** Somebody with an account on a platform in memory. */
export interface MemorySupporter {
  id: NumericId
  uuid: Guid
  firstName: string
  lastName: string
  email: string
  /** Kept as it is: for demonstrations and tests only. */
  password: string
  address?: AddressInput | undefined
  /** The country's name. @default 'United Kingdom' */
  country?: string | undefined
}

/** A supporter's page on a platform in memory. What it raised online is the sum of its accepted donations. */
export interface MemoryPage {
  id: NumericId
  uuid: Guid
  slug: string
  name: string
  /** The supporter's guid. */
  owner: Guid
  /** The charity's id. */
  charity: NumericId
  /** The campaign's guid. */
  campaign?: Guid | undefined
  event?: NumericId | undefined
  currency: string
  targetMinor: number
  /** @default 0 */
  offlineMinor?: number | undefined
  /** HTML. */
  story?: string | undefined
  pageSummaryWhat?: string | undefined
  pageSummaryWhy?: string | undefined
  attribution?: string | undefined
  /** A full address. */
  image?: string | undefined
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601. */
  eventDate?: string | undefined
  /** ISO 8601. */
  expiresAt?: string | undefined
  /** @default 'Active' */
  status?: 'Active' | 'Cancelled' | undefined
}

/** A gift on a platform in memory: to a page, or to a campaign itself. */
export interface MemoryDonation {
  id: NumericId
  /** The page's numeric id. */
  page?: NumericId | undefined
  /** The campaign's guid. @default the page's */
  campaign?: Guid | undefined
  amountMinor: number
  /** Whether it is told to nobody: it counts in sums. @default false */
  isAmountHidden?: boolean | undefined
  /** A gift in another currency than its page's or campaign's is in no sum of theirs. @default the page's or the campaign's */
  currency?: string | undefined
  /** undefined for an anonymous gift. */
  name?: string | undefined
  message?: string | undefined
  /** The third party's reference. */
  reference?: string | undefined
  /** ISO 8601. */
  createdAt: string
  /** Only accepted gifts count. @default 'Accepted' */
  status?: string | undefined
}

/** Everything that a platform in memory knows when it starts, as plain data. */
export interface MemoryWorld {
  charities: readonly MemoryCharity[]
  campaigns: readonly MemoryCampaign[]
  supporters: readonly MemorySupporter[]
  pages: readonly MemoryPage[]
  donations: readonly MemoryDonation[]
}
