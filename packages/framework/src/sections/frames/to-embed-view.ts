import { embeddedAddress } from '../../base/embedded-address.ts'
import { describeFrame, type FrameView } from './frame-view.ts'
import type { SliceOf, SliceScope } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface EmbedView extends SectionView {
  type: 'embed'
  frame: FrameView | undefined
  problem: string
}

/** Something of another site. The provider's own markup is never shown: only its frame's address is read. */
export function toEmbedView(slice: SliceOf<'embed'>, scope: SliceScope): EmbedView {
  const { embed, name, title, poster, caption } = slice.primary
  const { messages } = scope
  const oembed = embed?.oembed
  const frame =
    oembed &&
    describeFrame(
      {
        address: embeddedAddress(oembed),
        provider: oembed.provider_name,
        name: name || oembed.title || title,
        poster,
        ratio: oembed.ratio,
        caption,
        play: messages.thirdParty.load,
      },
      scope,
    )
  return {
    type: 'embed',
    ...toSectionView(slice.primary),
    frame,
    problem: frame === undefined ? messages.thirdParty.frameRefused : '',
  }
}
