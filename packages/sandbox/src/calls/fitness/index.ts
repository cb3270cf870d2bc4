import { deleteFitness } from './delete-fitness.ts'
import { getCampaignFitness, getTeamFitness } from './gathered-fitness-calls.ts'
import { getPageFitness } from './get-page-fitness.ts'
import { postFitness } from './post-fitness.ts'

export const fitnessCalls = [
  postFitness,
  deleteFitness,
  getPageFitness,
  getTeamFitness,
  getCampaignFitness,
]
