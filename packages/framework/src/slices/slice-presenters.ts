import { toAccordionView } from './presenters/to-accordion-view.ts'
import { toCallToActionView } from './presenters/to-call-to-action-view.ts'
import { toCardsView } from './presenters/to-cards-view.ts'
import { toCarouselView } from './presenters/to-carousel-view.ts'
import { toColumnsView } from './presenters/to-columns-view.ts'
import { toCountdownView } from './presenters/to-countdown-view.ts'
import { toDonateView } from './presenters/to-donate-view.ts'
import { toDonationsView } from './presenters/to-donations-view.ts'
import { toEmbedView } from './presenters/to-embed-view.ts'
import { toFeaturedSupportersView } from './presenters/to-featured-supporters-view.ts'
import { toFitnessTotalView } from './presenters/to-fitness-total-view.ts'
import { toFormView } from './presenters/to-form-view.ts'
import { toGalleryView } from './presenters/to-gallery-view.ts'
import { toGiftsView } from './presenters/to-gifts-view.ts'
import { toHeroView } from './presenters/to-hero-view.ts'
import { toHtmlView } from './presenters/to-html-view.ts'
import { toIframeView } from './presenters/to-iframe-view.ts'
import { toImageSectionView } from './presenters/to-image-section-view.ts'
import { toLeaderboardView } from './presenters/to-leaderboard-view.ts'
import { toLogosView } from './presenters/to-logos-view.ts'
import { toMatchingView } from './matching/to-matching-view.ts'
import { toMapView } from './presenters/to-map-view.ts'
import { toOwnView } from './presenters/to-own-view.ts'
import { toProgressView } from './presenters/to-progress-view.ts'
import { toQuestionsView } from './presenters/to-questions-view.ts'
import { toQuoteView } from './presenters/to-quote-view.ts'
import { toReceiptView } from './presenters/to-receipt-view.ts'
import { toRegisterView } from './presenters/to-register-view.ts'
import { toReportsView } from './presenters/to-reports-view.ts'
import { toSupporterSearchView, toTeamSearchView } from './presenters/to-search-view.ts'
import { toShareBarView } from './presenters/to-share-bar-view.ts'
import { toSponsorsView } from './presenters/to-sponsors-view.ts'
import { toStepsView } from './presenters/to-steps-view.ts'
import { toStoryView } from './presenters/to-story-view.ts'
import { toTabsView } from './presenters/to-tabs-view.ts'
import { toTextView } from './presenters/to-text-view.ts'
import { toTickerView } from './presenters/to-ticker-view.ts'
import { toTotalsView } from './presenters/to-totals-view.ts'
import { toUnknownView } from './presenters/to-unknown-view.ts'
import { toVideoView } from './presenters/to-video-view.ts'
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
  hero: toHeroView,
  progress: toProgressView,
  gifts: toGiftsView,
  steps: toStepsView,
  fitnessTotal: toFitnessTotalView,
  leaderboard: toLeaderboardView,
  donations: toDonationsView,
  donate: toDonateView,
  story: toStoryView,
  questions: toQuestionsView,
  sponsors: toSponsorsView,
  callToAction: toCallToActionView,
  text: toTextView,
  receipt: toReceiptView,
  image: toImageSectionView,
  gallery: toGalleryView,
  video: toVideoView,
  embed: toEmbedView,
  iframe: toIframeView,
  cards: toCardsView,
  columns: toColumnsView,
  accordion: toAccordionView,
  tabs: toTabsView,
  carousel: toCarouselView,
  quote: toQuoteView,
  countdown: toCountdownView,
  logos: toLogosView,
  totals: toTotalsView,
  ticker: toTickerView,
  matching: toMatchingView,
  featuredSupporters: toFeaturedSupportersView,
  register: toRegisterView,
  map: toMapView,
  shareBar: toShareBarView,
  form: toFormView,
  html: toHtmlView,
  reports: toReportsView,
  own: toOwnView,
  unknown: toUnknownView,
  supporterSearch: toSupporterSearchView,
  teamSearch: toTeamSearchView,
}
