import type { AddressInput } from '../accounts/user.ts'
import type { Guid, NumericId } from '../values/values.ts'

export interface MemoryCharity {
  id: NumericId
  name: string
}

export interface MemoryCampaign {
  id: Guid
  slug: string
  name: string
  charity: NumericId
  event?: NumericId | undefined
  /** Currency code, for example `GBP`. */
  currency: string
  targetMinor: number
  /** Plain text, or HTML. */
  story?: string | undefined
  summary?: string | undefined
  /** URL. */
  image?: string | undefined
}

/** A supporter with an account. */
export interface MemorySupporter {
  id: NumericId
  uuid: Guid
  firstName: string
  lastName: string
  email: string
  /** In plain text, as seed data is for tests only. */
  password: string
  address?: AddressInput | undefined
  /** Country name. @default 'United Kingdom' */
  country?: string | undefined
}

/** A supporter's page. The amount raised online is the sum of its accepted donations. */
export interface MemoryPage {
  id: NumericId
  uuid: Guid
  slug: string
  name: string
  /** The supporter's GUID. */
  owner: Guid
  charity: NumericId
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
  /** URL. */
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

/** A donation to a page or to a campaign. */
export interface MemoryDonation {
  id: NumericId
  page?: NumericId | undefined
  /** GUID. @default the page's campaign */
  campaign?: Guid | undefined
  amountMinor: number
  /** Whether the amount is hidden. It still counts in totals. @default false */
  isAmountHidden?: boolean | undefined
  /**
   * Currency code. A donation in a currency other than its page's or campaign's does not count towards their totals.
   * @default the page's or campaign's currency
   */
  currency?: string | undefined
  /** undefined for an anonymous donor. */
  name?: string | undefined
  message?: string | undefined
  /** Third-party reference. */
  reference?: string | undefined
  /** ISO 8601. */
  createdAt: string
  /** Only accepted donations count towards totals. @default 'Accepted' */
  status?: string | undefined
}

/** Seed data of `createMemoryAdapter`. */
export interface MemorySeed {
  charities: readonly MemoryCharity[]
  campaigns: readonly MemoryCampaign[]
  supporters: readonly MemorySupporter[]
  pages: readonly MemoryPage[]
  donations: readonly MemoryDonation[]
}
