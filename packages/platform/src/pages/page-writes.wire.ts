/** Where a write leads. */
export interface NextWire {
  rel: string
  uri: string
  type: string
}

/** The body of `PUT {api}/v1/fundraising/pages`; keys without a value are left out. */
export interface CreatePageBodyWire {
  charityId: number | string
  /** Without it the three keys below are used. */
  eventId?: number | string
  activityType?: string
  eventDate?: string
  eventName?: string
  campaignGuid?: string
  pageShortName: string
  pageTitle: string
  pageStory?: string
  pageSummaryWhat?: string
  pageSummaryWhy?: string
  /** Major units. */
  targetAmount?: number
  currency?: string
  charityOptIn: boolean
  charityFunded?: boolean
  isGiftAidable: boolean
  attribution?: string
  causeId?: number
  companyAppealId?: number
  consistentErrorResponses: true
  customCodes?: Record<string, string>
  expiryDate?: string
  reference?: string
  images?: { url: string; isDefault?: boolean; caption?: string }[]
  videos?: { url: string; caption?: string }[]
  rememberedPersonReference?: string
  teamId?: number | string
}

/** The answer of the call. */
export interface PageCreatedWire {
  next: NextWire
  pageId: number
  signOnUrl?: string | null
  error?: { id: string; desc: string } | null
}

/** The bodies of `PUT {api}/v1/fundraising/pages/{slug}/…`, by the last segment. */
export interface PageUpdateBodiesWire {
  attribution: { attribution: string }
  images: { url: string; isDefault?: boolean; caption?: string }
  pagetitle: { pageTitle: string }
  /** Major units, in all. */
  offline: { amount: number }
  pagestory: { story: string }
  /** Major units. */
  target: { amount: number; currency?: string }
  summary: { pageSummaryWhat?: string; pageSummaryWhy?: string }
}

/** What `…/images` answers; the others answer `{}`. */
export interface PageImagesUpdatedWire {
  next: NextWire
}
