import type {
  AccordionView,
  CardsView,
  ColumnsView,
  FeaturedSupportersView,
  HtmlView,
  ImageSectionView,
  LogosView,
  QuoteView,
  ReportsView,
  TotalsView,
} from './blocks/blocks.server.ts'
import type {
  CallToActionView,
  RegisterView,
  UnknownView,
} from './call-to-action/call-to-action.server.ts'
import type { CarouselView, CountdownView, TickerView } from './moving/moving.server.ts'
import type { DonateView } from './donate/donate.server.ts'
import type {
  DonationsView,
  FitnessTotalView,
  LeaderboardView,
  ProgressView,
} from './figures/figures.server.ts'
import type { EmbedView, IframeView, VideoView } from './embeds/embeds.server.ts'
import type { FormView } from './form/form.server.ts'
import type { GalleryView } from './gallery/gallery.server.ts'
import type {
  GiftsView,
  QuestionsView,
  SponsorsView,
  StepsView,
  StoryView,
  TextView,
} from './text/text.server.ts'
import type { HeroView } from './hero/hero.server.ts'
import type { MapView } from './map/map.server.ts'
import type { OwnView } from './own/own.server.ts'
import type { ReceiptSectionView } from './receipt/receipt.server.ts'
import type { SearchView } from './search/search.server.ts'
import type { TabsView } from './tabs/tabs.server.ts'
import type { MatchingView } from './matching/matching.server.ts'
import type { ShareBarView } from '../frame/share/page-card.ts'

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
