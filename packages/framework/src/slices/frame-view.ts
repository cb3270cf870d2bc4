import { fillMessage } from '@milepost/supporter/messages'
import { type ImageView, toImageView } from '../view-models/to-image-view.ts'
import type { Image } from '@milepost/content'
import { frameAddress } from '../third-party/frame-address.ts'
import type { SliceScope } from './slice-scope.ts'

/** Something of another site that loads once a visitor asks for it. */
export interface FrameView {
  src: string
  href: string
  provider: string
  name: string
  poster: ImageView | undefined
  /** Width by height; undefined for 16:9. */
  ratio: number | undefined
  caption: string
  words: { play: string; notice: string; open: string }
}

interface FrameInput {
  address: string
  /** Who it comes from, where the document says so. */
  provider?: string
  name: string
  poster: Image | undefined
  ratio?: number | undefined
  caption?: string
  play: string
}

/**
 * Describes a frame. That a page may show it at all is the policy's matter: see `embedOrigins`.
 *
 * @returns undefined when the address is none that may be framed
 */
export function describeFrame(
  { address, provider = '', name, poster, ratio, caption = '', play }: FrameInput,
  { messages }: Pick<SliceScope, 'messages'>,
): FrameView | undefined {
  const framed = frameAddress(address)
  if (framed === undefined) return undefined
  const who =
    provider ||
    framed.provider ||
    new URL(framed.src).hostname.replace(/^www\./, '') ||
    messages.thirdParty.anotherSite
  return {
    src: framed.src,
    href: framed.href,
    provider: who,
    name: name === '' ? who : name,
    poster: toImageView(poster),
    ratio,
    caption,
    words: {
      play,
      notice: fillMessage(messages.thirdParty.notice, { provider: who }),
      open: fillMessage(messages.thirdParty.open, { provider: who }),
    },
  }
}
