import { type ShareName, shareNames } from '@milepost/ui'
import type { PageScope } from '../request/page-scope.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface ShareBarView extends SectionView {
  type: 'shareBar'
  networks: ShareName[]
  url: string
  shareTitle: string
  label: string
  copied: string
}

/** Returns a share bar with all networks for a page of the site. */
export function pageShare(
  { messages }: Pick<PageScope, 'messages'>,
  { url, title }: { url: string; title: string },
): ShareBarView {
  return {
    type: 'shareBar',
    title: '',
    text: '',
    background: 'none',
    anchor: undefined,
    networks: [...shareNames],
    url,
    shareTitle: title,
    label: messages.share.share,
    copied: messages.share.linkCopied,
  }
}
