import type { AccordionView } from './presenters/to-accordion-view.ts'
import type { CallToActionView } from './presenters/to-call-to-action-view.ts'
import type { CardsView } from './presenters/to-cards-view.ts'
import type { CarouselView } from './presenters/to-carousel-view.ts'
import type { ColumnsView } from './presenters/to-columns-view.ts'
import type { CountdownView } from './presenters/to-countdown-view.ts'
import type { DonateView } from './presenters/to-donate-view.ts'
import type { DonationsView } from './presenters/to-donations-view.ts'
import type { EmbedView } from './presenters/to-embed-view.ts'
import type { FeaturedSupportersView } from './presenters/to-featured-supporters-view.ts'
import type { FitnessTotalView } from './presenters/to-fitness-total-view.ts'
import type { FormView } from './presenters/to-form-view.ts'
import type { GalleryView } from './presenters/to-gallery-view.ts'
import type { GiftsView } from './presenters/to-gifts-view.ts'
import type { HeroView } from './presenters/to-hero-view.ts'
import type { HtmlView } from './presenters/to-html-view.ts'
import type { IframeView } from './presenters/to-iframe-view.ts'
import type { ImageSectionView } from './presenters/to-image-section-view.ts'
import type { LeaderboardView } from './presenters/to-leaderboard-view.ts'
import type { LogosView } from './presenters/to-logos-view.ts'
import type { MapView } from './presenters/to-map-view.ts'
import type { OwnView } from './presenters/to-own-view.ts'
import type { ProgressView } from './presenters/to-progress-view.ts'
import type { QuestionsView } from './presenters/to-questions-view.ts'
import type { QuoteView } from './presenters/to-quote-view.ts'
import type { ReceiptSectionView } from './presenters/to-receipt-view.ts'
import type { RegisterView } from './presenters/to-register-view.ts'
import type { ReportsView } from './presenters/to-reports-view.ts'
import type { SearchView } from './presenters/to-search-view.ts'
import type { SponsorsView } from './presenters/to-sponsors-view.ts'
import type { StepsView } from './presenters/to-steps-view.ts'
import type { StoryView } from './presenters/to-story-view.ts'
import type { TabsView } from './presenters/to-tabs-view.ts'
import type { TextView } from './presenters/to-text-view.ts'
import type { MatchingView } from './matching/to-matching-view.ts'
import type { TickerView } from './presenters/to-ticker-view.ts'
import type { TotalsView } from './presenters/to-totals-view.ts'
import type { UnknownView } from './presenters/to-unknown-view.ts'
import type { VideoView } from './presenters/to-video-view.ts'
import type { ShareBarView } from '../share/page-share.ts'

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
