import type { SliceView } from './slice-view.ts'
import { hasSlots } from '../frame/placeholders/visitor-slots.ts'

/** Conditions of a segment that are known without a read. */
const knownKeys = /^(?:signedIn|hasPage|hasTeam)$/

/**
 * Whether sections of a page are told by what a supporter answered: a placeholder names it, or a
 * segment has a key that the session does not know by itself.
 */
export function asksForAnswers(slices: readonly SliceView[]): boolean {
  return slices.some((slice) => {
    const segments = ('segments' in slice && slice.segments) || []
    return segments.some(({ key }) => !knownKeys.test(key)) || hasSlots(slice, 'metadata_')
  })
}
