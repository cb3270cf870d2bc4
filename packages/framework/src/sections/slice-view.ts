import type { AccordionView } from './still/to-accordion-view.ts'
import type { CallToActionView } from './asking/to-call-to-action-view.ts'
import type { CardsView } from './still/to-cards-view.ts'
import type { CarouselView } from './moving/to-carousel-view.ts'
import type { ColumnsView } from './still/to-columns-view.ts'
import type { CountdownView } from './moving/to-countdown-view.ts'
import type { DonateView } from './donate/to-donate-view.ts'
import type { DonationsView } from './figures/to-donations-view.ts'
import type { EmbedView } from './frames/to-embed-view.ts'
import type { FeaturedSupportersView } from './still/to-featured-supporters-view.ts'
import type { FitnessTotalView } from './figures/to-fitness-total-view.ts'
import type { FormView } from './form/to-form-view.ts'
import type { GalleryView } from './gallery/to-gallery-view.ts'
import type { GiftsView } from './text/to-gifts-view.ts'
import type { HeroView } from './hero/to-hero-view.ts'
import type { HtmlView } from './still/to-html-view.ts'
import type { IframeView } from './frames/to-iframe-view.ts'
import type { ImageSectionView } from './still/to-image-section-view.ts'
import type { LeaderboardView } from './figures/to-leaderboard-view.ts'
import type { LogosView } from './still/to-logos-view.ts'
import type { MapView } from './map/to-map-view.ts'
import type { OwnView } from './own/to-own-view.ts'
import type { ProgressView } from './figures/to-progress-view.ts'
import type { QuestionsView } from './text/to-questions-view.ts'
import type { QuoteView } from './still/to-quote-view.ts'
import type { ReceiptSectionView } from './receipt/to-receipt-view.ts'
import type { RegisterView } from './asking/to-register-view.ts'
import type { ReportsView } from './still/to-reports-view.ts'
import type { SearchView } from './search/to-search-view.ts'
import type { SponsorsView } from './text/to-sponsors-view.ts'
import type { StepsView } from './text/to-steps-view.ts'
import type { StoryView } from './text/to-story-view.ts'
import type { TabsView } from './tabs/to-tabs-view.ts'
import type { TextView } from './text/to-text-view.ts'
import type { MatchingView } from './matching/to-matching-view.ts'
import type { TickerView } from './moving/to-ticker-view.ts'
import type { TotalsView } from './still/to-totals-view.ts'
import type { UnknownView } from './asking/to-unknown-view.ts'
import type { VideoView } from './frames/to-video-view.ts'
import type { ShareBarView } from '../frame/share/page-share.ts'

/**
 * One section of a page, as it goes from the loader to the components: plain data, every number
 * formatted, every piece of HTML sanitised.
 */
export type SliceView =
  | HeroView
  | ProgressView
  | GiftsView
  | StepsView
  | FitnessTotalView
  | LeaderboardView
  | DonationsView
  | DonateView
  | StoryView
  | QuestionsView
  | SponsorsView
  | CallToActionView
  | TextView
  | ReceiptSectionView
  | ImageSectionView
  | GalleryView
  | VideoView
  | EmbedView
  | IframeView
  | CardsView
  | ColumnsView
  | AccordionView
  | TabsView
  | CarouselView
  | QuoteView
  | CountdownView
  | LogosView
  | TotalsView
  | TickerView
  | MatchingView
  | SearchView
  | FeaturedSupportersView
  | RegisterView
  | MapView
  | ShareBarView
  | FormView
  | HtmlView
  | ReportsView
  | OwnView
  | UnknownView
