/** The kinds of activity that the platform knows (Spec §3). */
export type FitnessType = 'walk' | 'run' | 'ride' | 'swim' | 'hike' | 'wheelchair'

/** The fitness apps that activities come from. */
export type FitnessApp = 'strava' | 'fitbit'

/** One activity of a supporter, as the product speaks of it (Spec §3). */
export interface FitnessActivity {
  /** The campaign's guid, where it is told. */
  campaign: string | undefined
  /** The charity's id. */
  charity: string | undefined
  /** ISO 8601 in UTC. */
  createdAt: string | undefined
  description: string | undefined
  /** Metres. */
  distance: number
  /** Seconds. */
  duration: number
  /** Metres. */
  elevation: number
  eventId: string | undefined
  /** The id inside the fitness app; undefined for one typed in by hand. */
  externalId: string | undefined
  fitnessApp: FitnessApp | undefined
  /** The id that the GraphQL call for deleting takes; undefined if it is not known. */
  id: string | undefined
  /** The id that the REST call for deleting takes. */
  legacyId: string | undefined
  /** Typed in by hand. */
  manual: boolean
  /** The page's guid. */
  page: string | undefined
  /** The encoded way on a map. */
  polyline: string | undefined
  /** The page's short name. */
  slug: string | undefined
  source: 'fitness' | 'manual'
  /** Where the fitness app shows it. */
  sourceUrl: string | undefined
  steps: number | undefined
  teamId: string | undefined
  title: string | undefined
  /** undefined for a kind that is not known. */
  type: FitnessType | undefined
}

/** What activities add up to. */
export interface FitnessTotals {
  /** Metres. */
  fitnessDistanceTotal: number
  /** Seconds. */
  fitnessDurationTotal: number
  /** Metres. */
  fitnessElevationTotal: number
}

/** The activities of a page and what they add up to. */
export interface PageFitness extends FitnessTotals {
  fitnessActivities: FitnessActivity[]
}

/** A page's part in the fitness of its team. */
export interface TeamFitnessPage {
  /** The page's guid. */
  page: string
  /** Metres. */
  distance: number
  name: string | undefined
  slug: string | undefined
  image: string | undefined
}

/** What a team's activities add up to, in all and by page. */
export interface TeamFitness extends FitnessTotals {
  pages: TeamFitnessPage[]
}
