import { useShareBarMessages } from '@milepost/supporter'
import { ShareBar, shareOptions } from '@milepost/ui'
import type { ShareBarView } from './page-card.ts'

/** Share bar with the networks of its view. */
export function ShareButtons({ share }: { share: ShareBarView }) {
  const messages = useShareBarMessages()
  const switches = Object.fromEntries(share.networks.map((name) => [name, 'yes']))
  return (
    <ShareBar
      {...messages}
      options={shareOptions({ url: share.url, title: share.shareTitle }, switches)}
      url={share.url}
      label={share.label}
      copied={share.copied}
    />
  )
}
