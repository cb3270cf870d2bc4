import type { CardView } from '../../frame/share/page-card.ts'
import type { SliceView } from '../../sections/slice-view.ts'
import type { PageOverrides } from '../../frame/layout/page-overrides.ts'

export interface ContentPageView {
  path: string
  /** Language of the document, if it differs from the page's. */
  lang?: string
  /** Words on the main element's wrapper: one class per segment of the path (Spec §2). */
  pathClasses: string[]
  title: string
  description: string
  /** Share image without a card: a path; undefined if there is none. */
  image: string | undefined
  /** The picture with the amount that shares show; absent where an editor chose another, or none is drawn. */
  shareCard?: CardView | undefined
  noIndex: boolean
  /** Page heading, if the page does not begin with a hero. */
  heading: string | undefined
  /** Whether what the page is about could be read: a failed one is shown with a message (Spec §7). */
  status: 'fetched' | 'failed'
  /** Said to who may see none of its sections. */
  segmentOnly: string
  slices: SliceView[]
  /** Layout overrides of the document; absent if there are none. */
  around?: PageOverrides
}

/** One class name per segment of a path: `/about/team` gives `path-about` and `path-team`. */
export function pathClasses(path: string): string[] {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => `path-${segment.toLowerCase().replaceAll(/[^\w-]+/g, '-')}`)
}
