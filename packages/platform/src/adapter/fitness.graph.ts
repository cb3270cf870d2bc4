export {
  createFitnessActivity,
  deleteFitnessActivity,
  fetchFitnessActivities,
  readBackFitnessActivity,
} from '../fitness/timeline.ts'
