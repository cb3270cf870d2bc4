import { deleteFitness, postFitness } from './fitness-writes.ts'
import { getCampaignFitness, getTeamFitness } from './gathered-fitness-calls.ts'
import { getPageFitness } from './get-page-fitness.ts'

export const fitnessCalls = [
  postFitness,
  deleteFitness,
  getPageFitness,
  getTeamFitness,
  getCampaignFitness,
]
