import type {
  BooleanText,
  DecimalText,
  IntegerText,
  MillisecondDate,
} from '../values/values.wire.ts'

/** A picture of a page. `url` is protocol-relative; `absoluteUrl` is the one to prefer. */
export interface PageImageWire {
  caption?: string | null
  url?: string | null
  absoluteUrl?: string | null
}

/** The charity inside a page. */
export interface PageCharityWire {
  id: number
  name: string
  description?: string | null
  logoUrl?: string | null
  logoAbsoluteUrl?: string | null
  profilePageUrl?: string | null
  registrationNumber?: string | null
}

/** A team that a page belongs to. */
export interface PageTeamWire {
  teamGuid: string
  teamShortName: string
}

/**
 * `GET {api}/v1/fundraising/pages/{shortName}` and `…/pagebyid/{pageId}`. Amounts, target, ids,
 * counts and some booleans are strings; a field with no value may be missing altogether.
 */
export interface PageWire {
  pageId: IntegerText
  pageGuid: string
  pageShortName: string
  title: string
  status: string
  owner?: string | null
  pageOwnerGuid?: string | null
  consumerId?: number | null
  ownerProfileImageUrls?: Record<string, string> | null
  activityType?: string | null
  activityId?: IntegerText | null
  activityCharityCreated?: boolean | null
  attribution?: string | null
  eventId?: number | null
  eventName?: string | null
  campaignGuid?: string | null
  currencyCode: string
  currencySymbol: string
  fundraisingTarget?: DecimalText | null
  totalRaisedPercentageOfFundraisingTarget?: IntegerText | null
  totalRaisedOnline?: DecimalText | null
  totalRaisedOffline?: DecimalText | null
  totalRaisedSms?: DecimalText | null
  grandTotalRaisedExcludingGiftAid?: DecimalText | null
  totalEstimatedGiftAid?: DecimalText | null
  showEventDate?: BooleanText | null
  eventDate?: MillisecondDate | null
  showExpiryDate?: BooleanText | null
  expiryDate?: MillisecondDate | null
  createdDate?: MillisecondDate | null
  image?: PageImageWire | null
  imageCount?: IntegerText | null
  media?: {
    images?: PageImageWire[] | null
    videos?: { caption?: string | null; url?: string | null }[] | null
  } | null
  charity?: PageCharityWire | null
  branding?: Record<string, string> | null
  story?: string | null
  pageSummary?: string | null
  pageSummaryWhat?: string | null
  pageSummaryWhy?: string | null
  domain?: string | null
  smsCode?: string | null
  companyAppealId?: number | null
  rssUrl?: string | null
  rememberedPersonSummary?: string | null
  customCodes?: Record<string, string | null> | null
  teams?: PageTeamWire[] | null
}
