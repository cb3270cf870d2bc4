import {
  replaceContentPlaceholders,
  isSegmentShown,
  type PageSlice,
  type PlaceholderValues,
  type Segmentation,
} from '@milepost/content'
import { sectionOf } from './sections.server.ts'
import type { SectionView } from '../totals/section-view.ts'
import type { SliceScope } from './section/define-sections.ts'
import type { SliceView } from './sections.server.ts'
import { withVisitorSlots } from '../frame/placeholders/visitor-values.ts'
import { platformFor } from '../frame/request/read-page.ts'

/** Slice that is a section. */
type SectionSlice = Exclude<PageSlice, { type: 'segment' }>

async function toSliceView(slice: SectionSlice, scope: SliceScope): Promise<SliceView> {
  const { isInteractive, present } = sectionOf(slice)
  const view = await present(slice, scope)
  const isRunning = isInteractive?.(slice) === true
  // One definition per type: it returns the view of its type.
  return {
    type: slice.type,
    ...sharedFields(slice),
    ...view,
    ...(isRunning && { isInteractive: true }),
  } as SliceView
}

/** Returns the fields that all sections share; undefined for unknown types, whose fields the browser never receives. */
function sharedFields(slice: SectionSlice): SectionView | undefined {
  if (slice.type === 'unknown') return undefined
  const { title, text, background, anchor } = (
    slice.type === 'custom' ? slice.slice.primary : slice.primary
  ) as Omit<SectionView, 'text'> & { text: unknown }
  return { title, text: typeof text === 'string' ? text : '', background, anchor }
}

interface SliceViewsOptions {
  /** Values of the placeholders in texts. */
  placeholders: PlaceholderValues
  /** Segments of the page as a whole; everyone if omitted. */
  segmentation?: Segmentation | undefined
  /** Values known for every visitor of the page, such as a supporter's tags. */
  segmentValues?: Readonly<Record<string, string>> | undefined
}

const everyone: Segmentation = { isSegmented: false, segments: [] }

/**
 * Reads and presents a page's sections concurrently. Omits sections that the platform does not support (`needs`), or that have
 * no content (`isShown`). Marks sections for some segments in their view, unless the page's own values decide.
 */
export async function toSliceViews(
  slices: readonly PageSlice[],
  scope: SliceScope,
  { placeholders, segmentation = everyone, segmentValues = {} }: SliceViewsOptions,
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
  return Promise.all(views)
}

function isSectionShown(slice: SectionSlice, scope: SliceScope): boolean {
  const { needs, isShown } = sectionOf(slice)
  const group = needs?.(slice)
  if (group !== undefined && platformFor(scope)[group] === undefined) return false
  return isShown?.(slice, scope) ?? true
}
