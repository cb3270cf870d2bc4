import { type ComponentType, lazy, Suspense } from 'react'
import type { SliceView } from './slice-view.ts'
import {
  CallToActionSection,
  DonateSection,
  ReceiptSection,
  UnknownSection,
} from './views/asking-sections.tsx'
import {
  DonationsSection,
  FitnessTotalSection,
  LeaderboardSection,
  ProgressSection,
} from './views/figure-sections.tsx'
import { HeroSection } from './views/hero-section.tsx'
import type { PageAnswer, SectionViewProps } from './views/section-view-props.ts'
import {
  GiftsSection,
  QuestionsSection,
  SponsorsSection,
  StepsSection,
  StorySection,
  TextSection,
} from './views/text-sections.tsx'

type Type = SliceView['type']

/** Sections that a home page usually has none of: their code comes when a page shows one. */
function later<T extends Type, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<SectionViewProps<T>>>>,
  name: Name,
): ComponentType<SectionViewProps<T>> {
  return lazy(async () => ({ default: (await load())[name] }))
}

const still = () => import('./views/still-sections.tsx')
const frames = () => import('./views/frame-sections.tsx')
const moving = () => import('./views/moving-sections.tsx')

const sections: { readonly [T in Type]: ComponentType<SectionViewProps<T>> } = {
  hero: HeroSection,
  progress: ProgressSection,
  gifts: GiftsSection,
  steps: StepsSection,
  fitnessTotal: FitnessTotalSection,
  leaderboard: LeaderboardSection,
  donations: DonationsSection,
  donate: DonateSection,
  story: StorySection,
  questions: QuestionsSection,
  sponsors: SponsorsSection,
  callToAction: CallToActionSection,
  register: CallToActionSection,
  text: TextSection,
  receipt: ReceiptSection,
  unknown: UnknownSection,
  image: later(still, 'ImageSection'),
  cards: later(still, 'CardsSection'),
  columns: later(still, 'ColumnsSection'),
  accordion: later(still, 'AccordionSection'),
  quote: later(still, 'QuoteSection'),
  logos: later(still, 'LogosSection'),
  totals: later(still, 'TotalsSection'),
  featuredSupporters: later(still, 'FeaturedSupportersSection'),
  html: later(still, 'HtmlSection'),
  reports: later(still, 'ReportsSection'),
  video: later(frames, 'VideoSection'),
  embed: later(frames, 'FrameSection'),
  iframe: later(frames, 'FrameSection'),
  carousel: later(moving, 'CarouselSection'),
  countdown: later(moving, 'CountdownSection'),
  ticker: later(moving, 'TickerSection'),
  map: later(() => import('./views/map-section.tsx'), 'MapSection'),
  gallery: later(() => import('./views/gallery-section.tsx'), 'GallerySection'),
  tabs: later(() => import('./views/tabs-section.tsx'), 'TabsSection'),
  search: later(() => import('./views/search-section.tsx'), 'SearchSection'),
  shareBar: later(() => import('./views/share-section.tsx'), 'ShareSection'),
  form: later(() => import('./views/form-section.tsx'), 'FormSection'),
}

/** Shows one section of a page. */
export function SliceSection({ slice, answer }: { slice: SliceView; answer: PageAnswer }) {
  // One entry per type: the type that names the entry is the type of the view.
  const Section = sections[slice.type] as ComponentType<{ slice: SliceView; answer: PageAnswer }>
  return (
    <Suspense>
      <Section slice={slice} answer={answer} />
    </Suspense>
  )
}
