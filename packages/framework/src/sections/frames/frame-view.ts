import { fillMessage } from '@milepost/supporter/messages'
import { type ImageView, toImageView } from '../../totals/to-image-view.ts'
import type { Image } from '@milepost/content'
import { frameAddress, loadsWithoutClick } from '../../base/frame-address.ts'
import type { SliceScope } from '../section/slice-scope.ts'

/** A frame, which loads on a click. */
export interface FrameView {
  /** It loads without a click: its host is the charity's. */
  loads: boolean
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
  scope: Pick<SliceScope, 'messages' | 'services' | 'site'>,
): FrameView | undefined {
  const framed = frameAddress(address)
  if (framed === undefined) return undefined
  const { messages } = scope
  const who =
    provider ||
    framed.provider ||
    new URL(framed.src).hostname.replace(/^www\./, '') ||
    messages.thirdParty.anotherSite
  return {
    loads: loadsWithoutClick(framed.src, scope),
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
