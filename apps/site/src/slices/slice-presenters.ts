import { presentAccordion } from './present/present-accordion.ts'
import { presentCallToAction } from './present/present-call-to-action.ts'
import { presentCards } from './present/present-cards.ts'
import { presentCarousel } from './present/present-carousel.ts'
import { presentColumns } from './present/present-columns.ts'
import { presentCountdown } from './present/present-countdown.ts'
import { presentDonate } from './present/present-donate.ts'
import { presentDonations } from './present/present-donations.ts'
import { presentEmbed } from './present/present-embed.ts'
import { presentFeaturedSupporters } from './present/present-featured-supporters.ts'
import { presentFitnessTotal } from './present/present-fitness-total.ts'
import { presentForm } from './present/present-form.ts'
import { presentGallery } from './present/present-gallery.ts'
import { presentGifts } from './present/present-gifts.ts'
import { presentHero } from './present/present-hero.ts'
import { presentHtml } from './present/present-html.ts'
import { presentIframe } from './present/present-iframe.ts'
import { presentImageSection } from './present/present-image.ts'
import { presentLeaderboard } from './present/present-leaderboard.ts'
import { presentLogos } from './present/present-logos.ts'
import { presentMap } from './present/present-map.ts'
import { presentProgress } from './present/present-progress.ts'
import { presentQuestions } from './present/present-questions.ts'
import { presentQuote } from './present/present-quote.ts'
import { presentReceipt } from './present/present-receipt.ts'
import { presentRegister } from './present/present-register.ts'
import { presentReports } from './present/present-reports.ts'
import { presentSupporterSearch, presentTeamSearch } from './present/present-search.ts'
import { presentShareBar } from './present/present-share-bar.ts'
import { presentSponsors } from './present/present-sponsors.ts'
import { presentSteps } from './present/present-steps.ts'
import { presentStory } from './present/present-story.ts'
import { presentTabs } from './present/present-tabs.ts'
import { presentText } from './present/present-text.ts'
import { presentTicker } from './present/present-ticker.ts'
import { presentTotals } from './present/present-totals.ts'
import { presentUnknown } from './present/present-unknown.ts'
import { presentVideo } from './present/present-video.ts'
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
