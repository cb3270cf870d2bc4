import { fill } from '@milepost/supporter/messages'
import type { SliceOf, SliceScope } from '../slice-scope.ts'

export interface UnknownView {
  type: 'unknown'
  message: string
}

/** Says which type of slice nobody knows (Spec §8). */
export function toUnknownView(slice: SliceOf<'unknown'>, { messages }: SliceScope): UnknownView {
  return { type: 'unknown', message: fill(messages.unknownSlice, { type: slice.name }) }
}
