import type { MillisecondDate } from '../values/values.wire.ts'

/** One activity of a page by REST; metres and seconds. */
export interface FitnessActivityWire {
  Id: string
  ExternalId?: string | null
  PageGuid?: string | null
  PageShortName?: string | null
  CampaignGuid?: string | null
  CharityId?: number | null
  EventId?: number | null
  TeamGuid?: string | null
  Type: string
  Title?: string | null
  Description?: string | null
  Value?: number | null
  TimeTaken?: number | null
  Elevation?: number | null
  DateCreated?: MillisecondDate | null
}

/** `GET {api}/v1/fitness/fundraising/{page}`; metres and seconds. */
export interface PageFitnessWire {
  totalAmount: number
  totalAmountTaken: number
  totalAmountElevation: number
  pageFitnessSettings?: {
    MeasurementSystem?: string
    ShowDistance?: boolean
    ShowDuration?: boolean
    ShowElevation?: boolean
    ShowTotaliser?: boolean
  } | null
  activities: FitnessActivityWire[]
}

/** A page inside a team's fitness; rows may lack `Details`. */
export interface TeamFitnessPageWire {
  /** The page's guid. */
  ID: string
  /** Metres. */
  TotalValue: number
  charity_name?: string | null
  Details?: { Name: string; Url: string; ImageId?: string | null } | null
}

/** `GET {api}/v1/fitness/teams/{id}`; metres and seconds. */
export interface TeamFitnessWire {
  totalAmount: number
  totalAmountTaken: number
  totalAmountElevation?: number | null
  pages: TeamFitnessPageWire[]
}

/** The body of `POST {api}/v1/fitness`; metres and seconds. */
export interface FitnessBodyWire {
  shortName: string
  title: string
  description: string
  type: string
  distance: number
  duration: number
  elevation: number
  /** `DD/MM/YYYY` for a day before today, null for today. */
  dateCreated: string | null
}

/** The answer of the call. */
export interface FitnessCreatedWire {
  id: string
  externalId?: string | null
}
