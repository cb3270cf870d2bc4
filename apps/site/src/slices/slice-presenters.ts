import { presentAccordion } from './presenters/to-accordion-view.ts'
import { presentCallToAction } from './presenters/to-call-to-action-view.ts'
import { presentCards } from './presenters/to-cards-view.ts'
import { presentCarousel } from './presenters/to-carousel-view.ts'
import { presentColumns } from './presenters/to-columns-view.ts'
import { presentCountdown } from './presenters/to-countdown-view.ts'
import { presentDonate } from './presenters/to-donate-view.ts'
import { presentDonations } from './presenters/to-donations-view.ts'
import { presentEmbed } from './presenters/to-embed-view.ts'
import { presentFeaturedSupporters } from './presenters/to-featured-supporters-view.ts'
import { presentFitnessTotal } from './presenters/to-fitness-total-view.ts'
import { presentForm } from './presenters/to-form-view.ts'
import { presentGallery } from './presenters/to-gallery-view.ts'
import { presentGifts } from './presenters/to-gifts-view.ts'
import { presentHero } from './presenters/to-hero-view.ts'
import { presentHtml } from './presenters/to-html-view.ts'
import { presentIframe } from './presenters/to-iframe-view.ts'
import { presentImageSection } from './presenters/to-image-section-view.ts'
import { presentLeaderboard } from './presenters/to-leaderboard-view.ts'
import { presentLogos } from './presenters/to-logos-view.ts'
import { presentMap } from './presenters/to-map-view.ts'
import { presentProgress } from './presenters/to-progress-view.ts'
import { presentQuestions } from './presenters/to-questions-view.ts'
import { presentQuote } from './presenters/to-quote-view.ts'
import { presentReceipt } from './presenters/to-receipt-view.ts'
import { presentRegister } from './presenters/to-register-view.ts'
import { presentReports } from './presenters/to-reports-view.ts'
import { presentSupporterSearch, presentTeamSearch } from './presenters/to-search-view.ts'
import { presentShareBar } from './presenters/to-share-bar-view.ts'
import { presentSponsors } from './presenters/to-sponsors-view.ts'
import { presentSteps } from './presenters/to-steps-view.ts'
import { presentStory } from './presenters/to-story-view.ts'
import { presentTabs } from './presenters/to-tabs-view.ts'
import { presentText } from './presenters/to-text-view.ts'
import { presentTicker } from './presenters/to-ticker-view.ts'
import { presentTotals } from './presenters/to-totals-view.ts'
import { presentUnknown } from './presenters/to-unknown-view.ts'
import { presentVideo } from './presenters/to-video-view.ts'
import type { PageSlice } from '@milepost/content'
import type { SliceOf, SliceScope } from './slice-scope.ts'
import type { SliceView } from './slice-view.ts'

type Presenter<Type extends PageSlice['type']> = (
  slice: SliceOf<Type>,
  scope: SliceScope,
) => SliceView | Promise<SliceView>

/** What puts each type of slice into a view. A `segment` says who sees what follows, and is none itself. */
export const slicePresenters: {
  readonly [Type in Exclude<PageSlice['type'], 'segment'>]: Presenter<Type>
} = {
  hero: presentHero,
  progress: presentProgress,
  gifts: presentGifts,
  steps: presentSteps,
  fitnessTotal: presentFitnessTotal,
  leaderboard: presentLeaderboard,
  donations: presentDonations,
  donate: presentDonate,
  story: presentStory,
  questions: presentQuestions,
  sponsors: presentSponsors,
  callToAction: presentCallToAction,
  text: presentText,
  receipt: presentReceipt,
  image: presentImageSection,
  gallery: presentGallery,
  video: presentVideo,
  embed: presentEmbed,
  iframe: presentIframe,
  cards: presentCards,
  columns: presentColumns,
  accordion: presentAccordion,
  tabs: presentTabs,
  carousel: presentCarousel,
  quote: presentQuote,
  countdown: presentCountdown,
  logos: presentLogos,
  totals: presentTotals,
  ticker: presentTicker,
  featuredSupporters: presentFeaturedSupporters,
  register: presentRegister,
  map: presentMap,
  shareBar: presentShareBar,
  form: presentForm,
  html: presentHtml,
  reports: presentReports,
  unknown: presentUnknown,
  supporterSearch: presentSupporterSearch,
  teamSearch: presentTeamSearch,
}
