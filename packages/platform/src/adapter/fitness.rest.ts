export { deleteLegacyFitnessActivity } from '../fitness/delete-legacy-fitness-activity.ts'
export { fetchPageFitness } from '../fitness/fetch-page-fitness.ts'
