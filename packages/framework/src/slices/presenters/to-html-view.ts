import { type SafeHtml, sanitiseHtml } from '@milepost/content/html'
import type { SliceOf } from '../slice-scope.ts'
import { toSectionView } from './to-section-view.ts'
import type { SectionView } from '../../view-models/section-view.ts'

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
