import type { Embed } from '@milepost/content'
import { describeFrame, type FrameView } from '../frame-view.ts'
import type { SliceOf, SliceScope } from '../slice-scope.ts'
import type { SectionView } from '../slice-view.ts'
import { presentSection } from './present-section.ts'

export interface EmbedView extends SectionView {
  type: 'embed'
  frame: FrameView | undefined
  problem: string
}

/** Something of another site. The provider's own markup is never shown: only its frame's address is read. */
export function presentEmbed(slice: SliceOf<'embed'>, scope: SliceScope): EmbedView {
  const { embed, name, title, poster, caption } = slice.primary
  const { words } = scope
  const oembed = embed?.oembed
  const frame =
    oembed &&
    describeFrame(
      {
        address: frameSource(oembed),
        provider: oembed.provider_name,
        name: name || oembed.title || title,
        poster,
        ratio: oembed.ratio,
        caption,
        play: words.loadFrame,
      },
      scope,
    )
  return {
    type: 'embed',
    ...presentSection(slice.primary),
    frame,
    problem: frame === undefined ? words.frameRefused : '',
  }
}

/** The frame in the provider's markup, or else the address that was embedded. */
function frameSource({ html, embed_url: address }: Embed['oembed']): string {
  const source = /<iframe\b[^>]{0,2000}?\bsrc\s*=\s*(["'])(.*?)\1/is.exec(html)?.[2] ?? ''
  const decoded = source.replaceAll('&amp;', '&')
  return decoded.startsWith('//') ? `https:${decoded}` : decoded || address
}
