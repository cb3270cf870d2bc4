import { type ComponentType, memo, Suspense } from 'react'
import { type Later, later } from './lazy-slice.tsx'
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
  image: later(async () => (await still()).ImageSection),
  cards: later(async () => (await still()).CardsSection),
  columns: later(async () => (await still()).ColumnsSection),
  accordion: later(async () => (await still()).AccordionSection),
  quote: later(async () => (await still()).QuoteSection),
  logos: later(async () => (await still()).LogosSection),
  totals: later(async () => (await still()).TotalsSection),
  featuredSupporters: later(async () => (await still()).FeaturedSupportersSection),
  html: later(async () => (await still()).HtmlSection),
  reports: later(async () => (await still()).ReportsSection),
  video: later(async () => (await frames()).VideoSection),
  embed: later(async () => (await frames()).FrameSection),
  iframe: later(async () => (await frames()).FrameSection),
  carousel: later(async () => (await moving()).CarouselSection),
  countdown: later(async () => (await moving()).CountdownSection),
  ticker: later(async () => (await moving()).TickerSection),
  map: later(async () => (await import('./views/map-section.tsx')).MapSection),
  gallery: later(async () => (await import('./views/gallery-section.tsx')).GallerySection),
  tabs: later(async () => (await import('./views/tabs-section.tsx')).TabsSection),
  search: later(async () => (await import('./views/search-section.tsx')).SearchSection),
  shareBar: later(async () => (await import('./views/share-section.tsx')).ShareSection),
  form: later(async () => (await import('./views/form-section.tsx')).FormSection),
}

/** Whether a section's code comes only when a page shows one. */
export function isLater(type: Type): boolean {
  return 'load' in sections[type]
}

/** Brings the code of sections; a name that nobody knows is left out. */
export async function loadSections(types: readonly string[]): Promise<void> {
  const wanted = Object.entries(sections).flatMap(([type, section]) =>
    types.includes(type) && 'load' in section ? [section as Later<object>] : [],
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
