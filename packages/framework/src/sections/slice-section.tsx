import { type ComponentType, memo } from 'react'
import { MissingPart } from '../frame/navigation/missing-part.tsx'
import { PagePart } from '../frame/starter/page-part.tsx'
import {
  lazyComponent,
  type LazyComponentType,
  type SectionViewProps,
} from './section/section-props.tsx'
import type { SliceView } from './sections.server.ts'
import {
  CallToActionSection,
  DonateSection,
  UnknownSection,
} from './call-to-action/call-to-action.tsx'
import {
  DonationsSection,
  FitnessTotalSection,
  LeaderboardSection,
  ProgressSection,
} from './figures/figures.tsx'
import { HeroSection } from './hero/hero.tsx'
import { getCustomSection, CustomSection } from './own/own.tsx'
import {
  GiftsSection,
  QuestionsSection,
  SponsorsSection,
  StepsSection,
  StorySection,
  TextSection,
} from './text/text.tsx'
import type { PageFormResponse } from './form/form-answer.ts'

/** Prefix of the names of custom sections. */
const customPrefix = 'own:'

type BuiltInType = Exclude<SliceView['type'], 'custom'>

// Lazy sections, which home pages rarely have.
const loadBlocks = () => import('./blocks/blocks.tsx')
const loadEmbeds = () => import('./embeds/embeds.tsx')
const loadMoving = () => import('./moving/moving.tsx')
const loadSearch = () => import('./search/search.tsx')

const sectionComponents: { readonly [T in BuiltInType]: ComponentType<SectionViewProps<T>> } = {
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
  receipt: lazyComponent(
    async () => (await import('./receipt/receipt-section.tsx')).ReceiptSection,
  ),
  unknown: UnknownSection,
  image: lazyComponent(async () => (await loadBlocks()).ImageSection),
  cards: lazyComponent(async () => (await loadBlocks()).CardsSection),
  columns: lazyComponent(async () => (await loadBlocks()).ColumnsSection),
  accordion: lazyComponent(async () => (await loadBlocks()).AccordionSection),
  quote: lazyComponent(async () => (await loadBlocks()).QuoteSection),
  logos: lazyComponent(async () => (await loadBlocks()).LogosSection),
  totals: lazyComponent(async () => (await loadBlocks()).TotalsSection),
  featuredSupporters: lazyComponent(async () => (await loadBlocks()).FeaturedSupportersSection),
  html: lazyComponent(async () => (await loadBlocks()).HtmlSection),
  reports: lazyComponent(async () => (await loadBlocks()).ReportsSection),
  video: lazyComponent(async () => (await loadEmbeds()).VideoSection),
  embed: lazyComponent(async () => (await loadEmbeds()).FrameSection),
  iframe: lazyComponent(async () => (await loadEmbeds()).FrameSection),
  carousel: lazyComponent(async () => (await loadMoving()).CarouselSection),
  countdown: lazyComponent(async () => (await loadMoving()).CountdownSection),
  ticker: lazyComponent(async () => (await loadMoving()).TickerSection),
  map: lazyComponent(async () => (await import('./map/map.tsx')).MapSection),
  gallery: lazyComponent(async () => (await import('./gallery/gallery.tsx')).GallerySection),
  tabs: lazyComponent(async () => (await import('./tabs/tabs.tsx')).TabsSection),
  matching: lazyComponent(async () => (await import('./matching/matching.tsx')).MatchingSection),
  supporterSearch: lazyComponent(async () => (await loadSearch()).SearchSection),
  teamSearch: lazyComponent(async () => (await loadSearch()).SearchSection),
  shareBar: lazyComponent(async () => (await import('./share/share.tsx')).ShareSection),
  form: lazyComponent(async () => (await import('./form/form.tsx')).FormSection),
}

/** Returns the component of a section, and its name for `loadSections`. */
function getSectionComponent(slice: SliceView): { name: string; section: object } {
  return slice.type === 'custom'
    ? { name: customPrefix + slice.name, section: getCustomSection(slice.name) }
    : { name: slice.type, section: sectionComponents[slice.type] }
}

/** Returns the names of a page's lazy sections, without duplicates. */
export function getLazySectionNames(slices: readonly SliceView[]): string[] {
  const later = slices.map(getSectionComponent).filter(({ section }) => 'load' in section)
  return [...new Set(later.map(({ name }) => name))]
}

/** Loads the code of sections. Ignores unknown names. */
export async function loadSections(names: readonly string[]): Promise<void> {
  await Promise.all(
    names.flatMap((name) => {
      const section = name.startsWith(customPrefix)
        ? getCustomSection(name.slice(customPrefix.length))
        : Object.hasOwn(sectionComponents, name) && sectionComponents[name as BuiltInType]
      return section && 'load' in section ? [(section as LazyComponentType<object>).load()] : []
    }),
  )
}

/** Section of a page. Memoised, so that unchanged sections do not re-render. */
export const SliceSection = memo(function SliceSection({
  slice,
  answer,
}: {
  slice: SliceView
  answer: PageFormResponse
}) {
  if (slice.type === 'custom') {
    return (
      <PagePart>
        <MissingPart>
          <CustomSection slice={slice} />
        </MissingPart>
      </PagePart>
    )
  }
  // One entry per type: the type that names the entry is the type of the view.
  const Section = sectionComponents[slice.type] as ComponentType<{
    slice: SliceView
    answer: PageFormResponse
  }>
  return (
    <PagePart>
      <MissingPart>
        <Section slice={slice} answer={answer} />
      </MissingPart>
    </PagePart>
  )
})
