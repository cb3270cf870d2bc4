import {
  isSegmentShown,
  type PageSlice,
  type PlaceholderValues,
  replaceContentPlaceholders,
  type Segmentation,
} from '@milepost/content'
import { withVisitorSlots } from '../frame/placeholders/visitor-values.ts'
import { getPlatform } from '../frame/request/read-page.ts'
import type { SectionView } from '../totals/section-view.ts'
import { blocks } from './blocks/blocks.server.ts'
import { callsToAction } from './call-to-action/call-to-action.server.ts'
import { donate } from './donate/donate.server.ts'
import { embeds } from './embeds/embeds.server.ts'
import { figures } from './figures/figures.server.ts'
import { form } from './form/form.server.ts'
import { gallery } from './gallery/gallery.server.ts'
import { hero } from './hero/hero.server.ts'
import { map } from './map/map.server.ts'
import { matching } from './matching/matching.server.ts'
import { moving } from './moving/moving.server.ts'
import { own } from './own/own.server.ts'
import { receipt } from './receipt/receipt.server.ts'
import { search } from './search/search.server.ts'
import type {
  SectionDefinition,
  SectionNeed,
  SectionType,
  SliceScope,
} from './section/define-sections.ts'
import { share } from './share/share.server.ts'
import { tabs } from './tabs/tabs.server.ts'
import { text } from './text/text.server.ts'

/** All sections by `slice_type`. Their components are in `slice-section.tsx`. */
export const sections = {
  ...blocks,
  ...callsToAction,
  ...donate,
  ...embeds,
  ...figures,
  ...form,
  ...gallery,
  ...hero,
  ...map,
  ...matching,
  ...moving,
  ...own,
  ...receipt,
  ...search,
  ...share,
  ...tabs,
  ...text,
} satisfies { readonly [Type in SectionType]: SectionDefinition<Type> }

/** Returns the definition of a slice's section. */
export function getSection<Slice extends Exclude<PageSlice, { type: 'segment' }>>({
  type,
}: Slice): SectionDefinition<Slice['type']> {
  return sections[type] as SectionDefinition<Slice['type']>
}

/** Returns the group of platform calls that a slice requires; undefined if there is none. */
export function getSectionNeed(slice: PageSlice): SectionNeed | undefined {
  return slice.type === 'segment' ? undefined : getSection(slice).needs?.(slice)
}

type Sections = typeof sections
type View<Type extends keyof Sections> = Awaited<ReturnType<Sections[Type]['present']>>
type SharedFields<Type> = Type extends 'unknown'
  ? Pick<SectionView, 'segments' | 'isInteractive'>
  : SectionView

/** Data of a section for its component, with formatted numbers and sanitised HTML. */
export type SliceView = {
  [Type in keyof Sections]: { type: Type } & Omit<SharedFields<Type>, keyof View<Type>> & View<Type>
}[keyof Sections]

/** Slice that is rendered as a section. */
type SectionSlice = Exclude<PageSlice, { type: 'segment' }>

async function toSliceView(slice: SectionSlice, scope: SliceScope): Promise<SliceView> {
  const { isInteractive, present } = getSection(slice)
  const view = await present(slice, scope)
  const isRunning = isInteractive?.(slice) === true
  // One definition per type: it returns the view of its type.
  return {
    type: slice.type,
    ...getSharedFields(slice),
    ...view,
    ...(isRunning && { isInteractive: true }),
  } as SliceView
}

/** Returns the fields of every section; undefined for unknown types, whose fields are not sent to the browser. */
function getSharedFields(slice: SectionSlice): SectionView | undefined {
  if (slice.type === 'unknown') return undefined
  const { title, text, background, anchor } = (
    slice.type === 'custom' ? slice.slice.primary : slice.primary
  ) as Omit<SectionView, 'text'> & { text: unknown }
  return { title, text: typeof text === 'string' ? text : '', background, anchor }
}

interface SliceViewsOptions {
  /** Values of the placeholders in texts. */
  placeholders: PlaceholderValues
  /** Segments that may see the page. @default everyone */
  segmentation?: Segmentation | undefined
  /** Segment values that are the same for all visitors of the page, such as a supporter's tags. */
  segmentValues?: Readonly<Record<string, string>> | undefined
}

const unsegmented: Segmentation = { isSegmented: false, segments: [] }

/**
 * Creates the views of a page's sections concurrently. Omits sections that the platform does not support (`needs`), and those
 * for which `isShown` is false. Views contain the segments that must be checked in the browser.
 */
export async function toSliceViews(
  slices: readonly PageSlice[],
  scope: SliceScope,
  { placeholders, segmentation = unsegmented, segmentValues = {} }: SliceViewsOptions,
): Promise<SliceView[]> {
  const values = withVisitorSlots(placeholders)
  let current = segmentation
  const views: Promise<SliceView>[] = []
  for (const raw of slices) {
    if (raw.type === 'segment') {
      const { isSegmented } = raw.primary
      current = isSegmented ? { isSegmented, segments: raw.items } : segmentation
    } else if (isSectionShown(raw, scope)) {
      const wanted = current
      const isForAll = isSegmentShown(wanted, segmentValues)
      views.push(
        toSliceView(replaceContentPlaceholders(raw, values), scope).then((view) =>
          isForAll ? view : { ...view, segments: wanted.segments },
        ),
      )
    }
  }
  return removeRepeatedTotal(await Promise.all(views))
}

/**
 * If a page has a hero with the total and a section with milestones, shows the total only in the hero, and its breakdown only
 * with the milestones.
 */
function removeRepeatedTotal(views: SliceView[]): SliceView[] {
  const hero = views.find((view) => view.type === 'hero' && view.figures !== undefined)
  const goals = views.find((view) => view.type === 'progress' && view.milestones.length > 0)
  if (hero?.type !== 'hero' || goals?.type !== 'progress' || 'message' in goals.figures)
    return views
  const rest = { raised: '', beforeFirst: undefined, ofTarget: undefined, donations: undefined }
  const replacements = new Map<SliceView, SliceView>([
    [hero, { ...hero, figures: hero.figures && { ...hero.figures, addsUp: undefined } }],
    [goals, { ...goals, figures: { ...goals.figures, ...rest } }],
  ])
  return views.map((view) => replacements.get(view) ?? view)
}

function isSectionShown(slice: SectionSlice, scope: SliceScope): boolean {
  const { needs, isShown } = getSection(slice)
  const group = needs?.(slice)
  if (group !== undefined && getPlatform(scope)[group] === undefined) return false
  return isShown?.(slice, scope) ?? true
}
