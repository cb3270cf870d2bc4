export { createFitnessActivity } from '../fitness/create-fitness-activity.ts'
export { deleteFitnessActivity } from '../fitness/delete-fitness-activity.ts'
export { fetchFitnessActivities } from '../fitness/fetch-fitness-activities.ts'
export { readBackFitnessActivity } from '../fitness/read-back-fitness-activity.ts'
