import { hasSlots } from './visitor-slots.ts'

/** What a segment can ask without anything being read. */
const knownKeys = /^(?:signedIn|hasPage|hasTeam)$/

/**
 * Whether sections of a page are told by what a supporter answered: a placeholder names it, or a
 * segment has a key that the session does not know by itself.
 */
export function asksForAnswers(
  slices: readonly { readonly segments?: readonly { readonly key: string }[] | undefined }[],
): boolean {
  return slices.some(
    (slice) =>
      slice.segments?.some(({ key }) => !knownKeys.test(key)) === true ||
      hasSlots(slice, 'metadata_'),
  )
}
