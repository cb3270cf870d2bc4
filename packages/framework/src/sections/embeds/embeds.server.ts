import { fillMessage } from '@milepost/supporter/messages'
import { type ImageView, toImageView } from '../../totals/views.ts'
import type { Image } from '@milepost/content'
import { getOEmbedUrl, toFrameTarget, isTrustedFrame } from '../../base/frame-address.ts'
import { defineSections, type SliceScope } from '../section/define-sections.ts'
import { getMediaUrl } from '@milepost/server/media-address'
import { parseUrl } from '../../base/addresses.ts'

/** Data of a third-party frame. */
export interface FrameView {
  /** Whether the frame loads without a click (see `isTrustedFrame`). */
  loads: boolean
  src: string
  href: string
  provider: string
  name: string
  poster: ImageView | undefined
  /** Aspect ratio, width divided by height; undefined for 16:9. */
  ratio: number | undefined
  caption: string
  messages: { play: string; notice: string; open: string }
}

interface FrameInput {
  address: string
  /** Provider, if the document names it. */
  provider?: string
  name: string
  poster: Image | undefined
  ratio?: number | undefined
  caption?: string
  play: string
}

/**
 * Describes a frame. Whether a page may show the frame depends on the Content Security Policy: see `embedOrigins`.
 *
 * @returns undefined if the URL must not be framed
 */
function toFrameView(
  { address, provider = '', name, poster, ratio, caption = '', play }: FrameInput,
  scope: Pick<SliceScope, 'messages' | 'services' | 'site'>,
): FrameView | undefined {
  const framed = toFrameTarget(address)
  if (framed === undefined) return undefined
  const { messages } = scope
  const who =
    provider ||
    framed.provider ||
    new URL(framed.src).hostname.replace(/^www\./, '') ||
    messages.thirdParty.anotherSite
  return {
    loads: isTrustedFrame(framed.src, scope),
    src: framed.src,
    href: framed.href,
    provider: who,
    name: name === '' ? who : name,
    poster: toImageView(poster),
    ratio,
    caption,
    messages: {
      play,
      notice: fillMessage(messages.thirdParty.notice, { provider: who }),
      open: fillMessage(messages.thirdParty.open, { provider: who }),
    },
  }
}

const videoFilePattern = /\.(?:mp4|webm|m4v)$/i

/** Sections with third-party content and videos. */
export const embeds = defineSections({
  // The provider's markup is never rendered. Only its frame's URL is used.
  embed: {
    present({ primary: { embed, name, title, poster, caption } }, scope) {
      const oembed = embed?.oembed
      const { thirdParty } = scope.messages
      return toFrameSectionView(
        oembed &&
          toFrameView(
            {
              address: getOEmbedUrl(oembed),
              provider: oembed.provider_name,
              name: name || oembed.title || title,
              poster,
              ratio: oembed.ratio,
              caption,
              play: thirdParty.load,
            },
            scope,
          ),
        scope,
      )
    },
  },
  // `https` only (decisions: S5.26).
  iframe: {
    present({ primary: { src, name, title, poster, ratio } }, scope) {
      const { load } = scope.messages.thirdParty
      const input = { address: src, name: name || title, poster, ratio, play: load }
      return toFrameSectionView(toFrameView(input, scope), scope)
    },
  },
  video: {
    present({ primary }, scope) {
      const { url, name, title, poster, caption, captionsUrl } = primary
      const label = name || title
      if (!videoFilePattern.test(parseUrl(url)?.pathname ?? url.split(/[?#]/)[0] ?? '')) {
        const { play } = scope.messages.video
        const input = { address: url, name: label, poster, caption, play }
        return { ...toFrameSectionView(toFrameView(input, scope), scope), file: undefined }
      }
      return {
        frame: undefined,
        problem: '',
        file: {
          src: getMediaUrl(url),
          name: label,
          poster: toImageView(poster),
          caption,
          captions: captionsUrl === '' ? '' : getMediaUrl(captionsUrl),
        },
      }
    },
  },
})

function toFrameSectionView(
  frame: FrameView | undefined,
  { messages }: Pick<SliceScope, 'messages'>,
) {
  return { frame, problem: frame === undefined ? messages.thirdParty.frameRefused : '' }
}
