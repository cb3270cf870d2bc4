export { deleteLegacyFitnessActivity, fetchPageFitness } from '../fitness/legacy-fitness.ts'
