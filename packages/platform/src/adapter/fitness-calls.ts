import type { createFitnessActivity } from '../fitness/create-fitness-activity.ts'
import type { deleteFitnessActivity } from '../fitness/delete-fitness-activity.ts'
import type { deleteLegacyFitnessActivity } from '../fitness/delete-legacy-fitness-activity.ts'
import type { fetchFitnessActivities } from '../fitness/fetch-fitness-activities.ts'
import type { fetchPageFitness } from '../fitness/fetch-page-fitness.ts'
import type { readBackFitnessActivity } from '../fitness/read-back-fitness-activity.ts'
import type { Call } from './call.ts'

/** Activities of pages. A platform has all of them or none. */
export interface FitnessCalls {
  readonly createFitnessActivity: Call<typeof createFitnessActivity>
  readonly deleteFitnessActivity: Call<typeof deleteFitnessActivity>
  readonly deleteLegacyFitnessActivity: Call<typeof deleteLegacyFitnessActivity>
  readonly fetchFitnessActivities: Call<typeof fetchFitnessActivities>
  readonly fetchPageFitness: Call<typeof fetchPageFitness>
  readonly readBackFitnessActivity: Call<typeof readBackFitnessActivity>
}
