import type { IsoDate } from '../values/values.wire.ts'

/** One row of `GET {services}/v1/{provider}/proxy/fundraising/v2/pages/bulk`; major units. */
export interface PagesBulkRowWire {
  pageId: number
  pageGuid: string
  shortName: string
  title: string
  status: string
  story?: string | null
  photo?: string | null
  raisedAmount?: number | null
  totalRaisedOnline?: number | null
  totalRaisedOffline?: number | null
  target?: number | null
  currencyCode?: string | null
  currencySymbol?: string | null
  charityId?: number | null
  eventId?: number | null
  campaignGuid?: string | null
  owner?: { firstName?: string | null; lastName?: string | null; userGuid?: string | null } | null
  createdDate?: IsoDate | null
  eventDate?: IsoDate | null
  expiryDate?: IsoDate | null
}

/** The answer to a bulk call of at most 20 guids. Unknown guids are left out in silence. */
export interface PagesBulkWire {
  results: PagesBulkRowWire[]
}
