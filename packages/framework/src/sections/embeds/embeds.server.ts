import { fillMessage } from '@milepost/supporter/messages'
import { type ImageView, toImageView } from '../../totals/views.ts'
import type { Image } from '@milepost/content'
import { embeddedAddress, frameAddress, loadsWithoutClick } from '../../base/frame-address.ts'
import { type SliceOf, type SliceScope, toSectionView } from '../section/section-scope.ts'
import type { SectionView } from '../../totals/section-view.ts'
import { mediaAddress } from '@milepost/server/media-address'
import { parseUrl } from '../../base/addresses.ts'

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
  /** Provider, if the document names it. */
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
function describeFrame(
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

export interface IframeView extends SectionView {
  type: 'iframe'
  frame: FrameView | undefined
  problem: string
}

/** A page of another site in a frame; `https` alone (decisions: S5.26). */
export function toIframeView(slice: SliceOf<'iframe'>, scope: SliceScope): IframeView {
  const { src, name, title, poster, ratio } = slice.primary
  const { messages } = scope
  const input = { address: src, name: name || title, poster, ratio, play: messages.thirdParty.load }
  const frame = describeFrame(input, scope)
  return {
    type: 'iframe',
    ...toSectionView(slice.primary),
    frame,
    problem: frame === undefined ? messages.thirdParty.frameRefused : '',
  }
}

export interface VideoView extends SectionView {
  type: 'video'
  frame: FrameView | undefined
  /** A video of the content's own, served from the site's origin. */
  file:
    | {
        src: string
        name: string
        poster: ImageView | undefined
        caption: string
        captions: string
      }
    | undefined
  problem: string
}

const filmFile = /\.(?:mp4|webm|m4v)$/i

/** A video: a file of the content, or one of a provider that loads on a click. */
export function toVideoView(slice: SliceOf<'video'>, scope: SliceScope): VideoView {
  const { url, name, title, poster, caption, captionsUrl } = slice.primary
  const isFile = filmFile.test(parseUrl(url)?.pathname ?? url.split(/[?#]/)[0] ?? '')
  const shared = { type: 'video' as const, ...toSectionView(slice.primary) }
  const called = name || title
  if (isFile) {
    const file = {
      src: mediaAddress(url),
      name: called,
      poster: toImageView(poster),
      caption,
      captions: captionsUrl === '' ? '' : mediaAddress(captionsUrl),
    }
    return { ...shared, frame: undefined, file, problem: '' }
  }
  const { messages } = scope
  const frame = describeFrame(
    { address: url, name: called, poster, caption, play: messages.video.play },
    scope,
  )
  return {
    ...shared,
    frame,
    file: undefined,
    problem: frame === undefined ? messages.thirdParty.frameRefused : '',
  }
}
