import { callToActionSchema } from './call-to-action.ts'
import { donateSchema } from './donate.ts'
import { donationsSchema } from './donations.ts'
import { fitnessTotalSchema } from './fitness-total.ts'
import { giftsSchema } from './gifts.ts'
import { heroSchema } from './hero.ts'
import { leaderboardSchema } from './leaderboard.ts'
import { progressSchema } from './progress.ts'
import { questionsSchema } from './questions.ts'
import { receiptSchema } from './receipt.ts'
import { richTextSliceSchema } from './rich-text-slice.ts'
import { sponsorsSchema } from './sponsors.ts'
import { stepsSchema } from './steps.ts'
import { storySchema } from './story.ts'

/** Every page slice by its `slice_type`. */
export const pageSliceSchemas = {
  hero: heroSchema,
  progress: progressSchema,
  gifts: giftsSchema,
  steps: stepsSchema,
  fitnessTotal: fitnessTotalSchema,
  leaderboard: leaderboardSchema,
  donations: donationsSchema,
  donate: donateSchema,
  story: storySchema,
  questions: questionsSchema,
  sponsors: sponsorsSchema,
  callToAction: callToActionSchema,
  text: richTextSliceSchema,
  receipt: receiptSchema,
}
