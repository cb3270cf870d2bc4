import { mediaAddress } from '@milepost/server/media-address'
import { type ImageView, toImageView } from '../../totals/to-image-view.ts'
import { describeFrame, type FrameView } from './frame-view.ts'
import type { SliceOf, SliceScope } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'
import { parseUrl } from '../../base/parse-url.ts'

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
