import { toAccordionView } from './still/to-accordion-view.ts'
import { toCallToActionView } from './asking/to-call-to-action-view.ts'
import { toCardsView } from './still/to-cards-view.ts'
import { toCarouselView } from './moving/to-carousel-view.ts'
import { toColumnsView } from './still/to-columns-view.ts'
import { toCountdownView } from './moving/to-countdown-view.ts'
import { toDonateView } from './donate/to-donate-view.ts'
import { toDonationsView } from './figures/to-donations-view.ts'
import { toEmbedView } from './frames/to-embed-view.ts'
import { toFeaturedSupportersView } from './still/to-featured-supporters-view.ts'
import { toFitnessTotalView } from './figures/to-fitness-total-view.ts'
import { toFormView } from './form/to-form-view.ts'
import { toGalleryView } from './gallery/to-gallery-view.ts'
import { toGiftsView } from './text/to-gifts-view.ts'
import { toHeroView } from './hero/to-hero-view.ts'
import { toHtmlView } from './still/to-html-view.ts'
import { toIframeView } from './frames/to-iframe-view.ts'
import { toImageSectionView } from './still/to-image-section-view.ts'
import { toLeaderboardView } from './figures/to-leaderboard-view.ts'
import { toLogosView } from './still/to-logos-view.ts'
import { toMatchingView } from './matching/to-matching-view.ts'
import { toMapView } from './map/to-map-view.ts'
import { toOwnView } from './own/to-own-view.ts'
import { toProgressView } from './figures/to-progress-view.ts'
import { toQuestionsView } from './text/to-questions-view.ts'
import { toQuoteView } from './still/to-quote-view.ts'
import { toReceiptView } from './receipt/to-receipt-view.ts'
import { toRegisterView } from './asking/to-register-view.ts'
import { toReportsView } from './still/to-reports-view.ts'
import { toSupporterSearchView, toTeamSearchView } from './search/to-search-view.ts'
import { toShareBarView } from './share/to-share-bar-view.ts'
import { toSponsorsView } from './text/to-sponsors-view.ts'
import { toStepsView } from './text/to-steps-view.ts'
import { toStoryView } from './text/to-story-view.ts'
import { toTabsView } from './tabs/to-tabs-view.ts'
import { toTextView } from './text/to-text-view.ts'
import { toTickerView } from './moving/to-ticker-view.ts'
import { toTotalsView } from './still/to-totals-view.ts'
import { toUnknownView } from './asking/to-unknown-view.ts'
import { toVideoView } from './frames/to-video-view.ts'
import type { PageSlice } from '@milepost/content'
import type { SliceOf, SliceScope } from './section/slice-scope.ts'
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
