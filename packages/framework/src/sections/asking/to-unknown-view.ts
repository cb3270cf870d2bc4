import { fillMessage } from '@milepost/supporter/messages'
import type { SliceOf, SliceScope } from '../section/slice-scope.ts'

export interface UnknownView {
  type: 'unknown'
  message: string
}

/** Names a slice's unknown type (Spec §8). In development it also names the file where slices are registered. */
export function toUnknownView(
  { name }: SliceOf<'unknown'>,
  { messages, services }: SliceScope,
): UnknownView {
  const message = fillMessage(messages.sections.unknownSlice, { type: name })
  const { development } = services.environment
  return { type: 'unknown', message: development ? `${message} (${where})` : message }
}

const where = 'app/site.server.ts registers slices of your own'
