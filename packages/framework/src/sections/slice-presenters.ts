import {
  toAccordionView,
  toCardsView,
  toColumnsView,
  toFeaturedSupportersView,
  toHtmlView,
  toImageSectionView,
  toLogosView,
  toQuoteView,
  toReportsView,
  toTotalsView,
} from './blocks/blocks.server.ts'
import {
  toCallToActionView,
  toRegisterView,
  toUnknownView,
} from './call-to-action/call-to-action.server.ts'
import { toCarouselView, toCountdownView, toTickerView } from './moving/moving.server.ts'
import { toDonateView } from './donate/donate.server.ts'
import {
  toDonationsView,
  toFitnessTotalView,
  toLeaderboardView,
  toProgressView,
} from './figures/figures.server.ts'
import { toEmbedView, toIframeView, toVideoView } from './embeds/embeds.server.ts'
import { toFormView } from './form/form.server.ts'
import { toGalleryView } from './gallery/gallery.server.ts'
import {
  toGiftsView,
  toQuestionsView,
  toSponsorsView,
  toStepsView,
  toStoryView,
  toTextView,
} from './text/text.server.ts'
import { toHeroView } from './hero/hero.server.ts'
import { toMatchingView } from './matching/matching.server.ts'
import { toMapView } from './map/map.server.ts'
import { toOwnView } from './own/own.server.ts'
import { toReceiptView } from './receipt/receipt.server.ts'
import { toSupporterSearchView, toTeamSearchView } from './search/search.server.ts'
import { toShareBarView } from './share/share.server.ts'
import { toTabsView } from './tabs/tabs.server.ts'
import type { PageSlice } from '@milepost/content'
import type { SliceOf, SliceScope } from './section/section-scope.ts'
import type { SliceView } from './slice-view.ts'

type Presenter<Type extends PageSlice['type']> = (
  slice: SliceOf<Type>,
  scope: SliceScope,
) => SliceView | Promise<SliceView>

/** Creates the view of each type of slice. A `segment` limits the audience of the slices after it and has no view. */
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
