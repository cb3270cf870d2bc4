import { type SafeHtml, sanitiseHtml } from '@milepost/content/html'
import type { SliceOf } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface HtmlView extends SectionView {
  type: 'html'
  html: SafeHtml
}

/** Markup as the editor typed it, with nothing in it that could run. */
export function toHtmlView(slice: SliceOf<'html'>): HtmlView {
  return {
    type: 'html',
    ...toSectionView(slice.primary),
    html: sanitiseHtml(slice.primary.html),
  }
}
