import { accordionSchema } from './accordion.ts'
import { callToActionSchema } from './call-to-action.ts'
import { cardsSchema } from './cards.ts'
import { carouselSchema } from './carousel.ts'
import { columnsSchema } from './columns.ts'
import { countdownSchema } from './countdown.ts'
import { donateSchema } from './donate.ts'
import { donationsSchema } from './donations.ts'
import { embedSchema } from './embed.ts'
import { featuredSupportersSchema } from './featured-supporters.ts'
import { fitnessTotalSchema } from './fitness-total.ts'
import { formSchema } from './form.ts'
import { gallerySchema } from './gallery.ts'
import { giftsSchema } from './gifts.ts'
import { heroSchema } from './hero.ts'
import { htmlSchema } from './html-slice.ts'
import { iframeSchema } from './iframe.ts'
import { imageSchema } from './image.ts'
import { leaderboardSchema } from './leaderboard.ts'
import { logosSchema } from './logos.ts'
import { matchingSchema } from './matching.ts'
import { mapSchema } from './map.ts'
import { progressSchema } from './progress.ts'
import { questionsSchema } from './questions.ts'
import { quoteSchema } from './quote.ts'
import { receiptSchema } from './receipt.ts'
import { registerSchema } from './register.ts'
import { reportsSchema } from './reports.ts'
import { segmentSchema } from './segment.ts'
import { shareBarSchema } from './share-bar.ts'
import { sponsorsSchema } from './sponsors.ts'
import { stepsSchema } from './steps.ts'
import { storySchema } from './story.ts'
import { supporterSearchSchema } from './supporter-search.ts'
import { tabsSchema } from './tabs.ts'
import { teamSearchSchema } from './team-search.ts'
import { tickerSchema } from './ticker.ts'
import { totalsSchema } from './totals.ts'
import { videoSchema } from './video.ts'
import { richTextSliceSchema } from './rich-text-slice.ts'

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
  image: imageSchema,
  gallery: gallerySchema,
  video: videoSchema,
  embed: embedSchema,
  cards: cardsSchema,
  columns: columnsSchema,
  accordion: accordionSchema,
  tabs: tabsSchema,
  carousel: carouselSchema,
  quote: quoteSchema,
  countdown: countdownSchema,
  logos: logosSchema,
  totals: totalsSchema,
  ticker: tickerSchema,
  matching: matchingSchema,
  supporterSearch: supporterSearchSchema,
  teamSearch: teamSearchSchema,
  featuredSupporters: featuredSupportersSchema,
  register: registerSchema,
  map: mapSchema,
  shareBar: shareBarSchema,
  form: formSchema,
  html: htmlSchema,
  iframe: iframeSchema,
  reports: reportsSchema,
  segment: segmentSchema,
}
