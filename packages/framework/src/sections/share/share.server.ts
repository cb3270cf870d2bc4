import { shareNames } from '@milepost/ui'
import { type SliceOf, type SliceScope, toSectionView } from '../section/section-scope.ts'
import type { ShareBarView } from '../../frame/share/page-card.ts'

/** Ways to share the page that is shown; all of them when the editor chose none. */
export function toShareBarView(
  { primary }: SliceOf<'shareBar'>,
  { services, site, url, messages, subject }: SliceScope,
): ShareBarView {
  const chosen = shareNames.filter((name) => primary[name])
  return {
    type: 'shareBar',
    ...toSectionView(primary),
    networks: chosen.length === 0 ? [...shareNames] : chosen,
    url: services.environment.origin + url.pathname,
    shareTitle: primary.shareTitle || subject?.name || site.meta.title,
    label: primary.title || messages.share.share,
    copied: messages.share.linkCopied,
  }
}
