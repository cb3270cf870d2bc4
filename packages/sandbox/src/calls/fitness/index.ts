import { deleteFitness, postFitness } from './fitness-writes.ts'
import { getCampaignFitness, getTeamFitness } from './fitness-totals-calls.ts'
import { getPageFitness } from './get-page-fitness.ts'

export const fitnessCalls = [
  postFitness,
  deleteFitness,
  getPageFitness,
  getTeamFitness,
  getCampaignFitness,
]
