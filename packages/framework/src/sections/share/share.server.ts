import { shareNames } from '@milepost/ui'
import { defineSections } from '../section/define-sections.ts'

/** Section with share buttons, for all networks if the slice selects none. */
export const share = defineSections({
  shareBar: {
    present({ primary }, { services, site, url, messages, subject }) {
      const chosen = shareNames.filter((name) => primary[name])
      return {
        networks: chosen.length === 0 ? [...shareNames] : chosen,
        url: services.environment.origin + url.pathname,
        shareTitle: primary.shareTitle || subject?.name || site.meta.title,
        label: primary.title || messages.share.share,
        copied: messages.share.linkCopied,
      }
    },
  },
})
