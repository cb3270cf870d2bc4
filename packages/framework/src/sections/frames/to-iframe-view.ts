import { describeFrame, type FrameView } from './frame-view.ts'
import type { SliceOf, SliceScope } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'

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
