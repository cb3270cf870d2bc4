import type { AccordionView } from './present/present-accordion.ts'
import type { CallToActionView } from './present/present-call-to-action.ts'
import type { CardsView } from './present/present-cards.ts'
import type { CarouselView } from './present/present-carousel.ts'
import type { ColumnsView } from './present/present-columns.ts'
import type { CountdownView } from './present/present-countdown.ts'
import type { DonateView } from './present/present-donate.ts'
import type { DonationsView } from './present/present-donations.ts'
import type { EmbedView } from './present/present-embed.ts'
import type { FeaturedSupportersView } from './present/present-featured-supporters.ts'
import type { FitnessTotalView } from './present/present-fitness-total.ts'
import type { FormView } from './present/present-form.ts'
import type { GalleryView } from './present/present-gallery.ts'
import type { GiftsView } from './present/present-gifts.ts'
import type { HeroView } from './present/present-hero.ts'
import type { HtmlView } from './present/present-html.ts'
import type { IframeView } from './present/present-iframe.ts'
import type { ImageSectionView } from './present/present-image.ts'
import type { LeaderboardView } from './present/present-leaderboard.ts'
import type { LogosView } from './present/present-logos.ts'
import type { MapView } from './present/present-map.ts'
import type { ProgressView } from './present/present-progress.ts'
import type { QuestionsView } from './present/present-questions.ts'
import type { QuoteView } from './present/present-quote.ts'
import type { ReceiptSectionView } from './present/present-receipt.ts'
import type { RegisterView } from './present/present-register.ts'
import type { ReportsView } from './present/present-reports.ts'
import type { SearchView } from './present/present-search.ts'
import type { SponsorsView } from './present/present-sponsors.ts'
import type { StepsView } from './present/present-steps.ts'
import type { StoryView } from './present/present-story.ts'
import type { TabsView } from './present/present-tabs.ts'
import type { TextView } from './present/present-text.ts'
import type { TickerView } from './present/present-ticker.ts'
import type { TotalsView } from './present/present-totals.ts'
import type { UnknownView } from './present/present-unknown.ts'
import type { VideoView } from './present/present-video.ts'
import type { ShareBarView } from '../share/share-bar-view.ts'

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
  | SearchView
  | FeaturedSupportersView
  | RegisterView
  | MapView
  | ShareBarView
  | FormView
  | HtmlView
  | ReportsView
  | UnknownView
