import { type ComponentType, memo, Suspense } from 'react'
import { type LazySlice, lazySlice } from './lazy-slice.tsx'
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
import type { SectionViewProps } from './views/section-view-props.ts'
import {
  GiftsSection,
  QuestionsSection,
  SponsorsSection,
  StepsSection,
  StorySection,
  TextSection,
} from './views/text-sections.tsx'
import type { PageAnswer } from './page-answer.ts'

type Type = SliceView['type']

// Sections that a home page usually has none of: their code comes when a page shows one.
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
  image: lazySlice(async () => (await still()).ImageSection),
  cards: lazySlice(async () => (await still()).CardsSection),
  columns: lazySlice(async () => (await still()).ColumnsSection),
  accordion: lazySlice(async () => (await still()).AccordionSection),
  quote: lazySlice(async () => (await still()).QuoteSection),
  logos: lazySlice(async () => (await still()).LogosSection),
  totals: lazySlice(async () => (await still()).TotalsSection),
  featuredSupporters: lazySlice(async () => (await still()).FeaturedSupportersSection),
  html: lazySlice(async () => (await still()).HtmlSection),
  reports: lazySlice(async () => (await still()).ReportsSection),
  video: lazySlice(async () => (await frames()).VideoSection),
  embed: lazySlice(async () => (await frames()).FrameSection),
  iframe: lazySlice(async () => (await frames()).FrameSection),
  carousel: lazySlice(async () => (await moving()).CarouselSection),
  countdown: lazySlice(async () => (await moving()).CountdownSection),
  ticker: lazySlice(async () => (await moving()).TickerSection),
  map: lazySlice(async () => (await import('./views/map-section.tsx')).MapSection),
  gallery: lazySlice(async () => (await import('./views/gallery-section.tsx')).GallerySection),
  tabs: lazySlice(async () => (await import('./views/tabs-section.tsx')).TabsSection),
  search: lazySlice(async () => (await import('./views/search-section.tsx')).SearchSection),
  shareBar: lazySlice(async () => (await import('./views/share-section.tsx')).ShareSection),
  form: lazySlice(async () => (await import('./views/form-section.tsx')).FormSection),
}

/** Whether a section's code comes only when a page shows one. */
export function isLater(type: Type): boolean {
  return 'load' in sections[type]
}

/** Brings the code of sections; a name that nobody knows is left out. */
export async function loadSections(types: readonly string[]): Promise<void> {
  const wanted = Object.entries(sections).flatMap(([type, section]) =>
    types.includes(type) && 'load' in section ? [section as LazySlice<object>] : [],
  )
  await Promise.all(wanted.map((section) => section.load()))
}

/**
 * Shows one section of a page. A section whose view stays the same is left alone: while a page wakes up,
 * each of them does so by itself, and in small steps.
 */
export const SliceSection = memo(function SliceSection({
  slice,
  answer,
}: {
  slice: SliceView
  answer: PageAnswer
}) {
  // One entry per type: the type that names the entry is the type of the view.
  const Section = sections[slice.type] as ComponentType<{ slice: SliceView; answer: PageAnswer }>
  return (
    <Suspense>
      <Section slice={slice} answer={answer} />
    </Suspense>
  )
})
