import { shareNames } from '@milepost/ui'
import type { PageScope } from '../request/page-scope.ts'
import type { ShareBarView } from './share-bar-view.ts'

/**
 * All ways to share a page of the site.
 *
 * @param page.url - whole
 * @param page.title - what goes with it
 */
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
