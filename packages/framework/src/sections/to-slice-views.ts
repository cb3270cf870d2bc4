import {
  injectPlaceholdersInContent,
  isSegmentShown,
  type PageSlice,
  type PlaceholderValues,
  type Segmentation,
} from '@milepost/content'
import { slicePresenters } from './slice-presenters.ts'
import type { SliceScope } from './section/section-scope.ts'
import type { SliceView } from './slice-view.ts'
import { blockThirdPartyInViews } from '../frame/block-third-party-in-views.ts'
import { withVisitorSlots } from '../frame/placeholders/visitor-values.ts'
import { platformFor } from '../frame/request/read-page.ts'
import { callGroupOfSlice } from '../services/content-check.ts'

/** Reads what one section shows and puts it into words. A failed read leaves a message in its place. */
async function toSliceView(
  slice: Exclude<PageSlice, { type: 'segment' }>,
  scope: SliceScope,
): Promise<SliceView> {
  // One entry per type: the type that names the entry is the type of the slice.
  const present = slicePresenters[slice.type] as (
    slice: PageSlice,
    scope: SliceScope,
  ) => SliceView | Promise<SliceView>
  return present(slice, scope)
}

interface SliceViewsOptions {
  /** The values of the texts' placeholders. */
  placeholders: PlaceholderValues
  /** Segments of the page as a whole; everyone if omitted. */
  segmentation?: Segmentation | undefined
  /** Values known for every visitor of the page, such as a supporter's tags. */
  segmentValues?: Readonly<Record<string, string>> | undefined
}

const everyone: Segmentation = { isSegmented: false, segments: [] }

/**
 * Reads and presents a page's sections concurrently. Omits sections that the platform does not support, a teams
 * leaderboard if the project has no teams, the donate form if nothing takes donations, and matching if it is not
 * configured. Sections for some segments are marked in their view, unless the page's own values decide.
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
    } else if (hasPlace(raw, scope)) {
      const wanted = current
      const isForAll = isSegmentShown(wanted, segmentValues)
      views.push(
        toSliceView(injectPlaceholdersInContent(raw, values), scope).then((view) =>
          isForAll ? view : { ...view, segments: wanted.segments },
        ),
      )
    }
  }
  return blockThirdPartyInViews(await Promise.all(views), scope)
}

function hasPlace(slice: PageSlice, scope: SliceScope): boolean {
  const { project, services, site } = scope
  const group = callGroupOfSlice(slice)
  if (group !== undefined && platformFor(scope)[group] === undefined) return false
  if (slice.type === 'reports') return !services.leftOut.includes('reports')
  if (slice.type === 'donate') return project !== undefined
  if (slice.type === 'matching') return project !== undefined && site.matching !== undefined
  if (slice.type === 'teamSearch') return project?.findTeams !== undefined
  if (slice.type === 'leaderboard' && slice.primary.kind === 'teams')
    return project?.teams !== undefined
  return true
}
