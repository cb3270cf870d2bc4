import type { PageSlice } from '@milepost/content'

/** The group of a platform's calls without which a section has nothing to show; undefined where it shows something. */
export function groupOfSlice(slice: PageSlice): 'fitness' | 'tags' | 'teams' | undefined {
  if (slice.type === 'fitnessTotal') return 'fitness'
  if (slice.type === 'teamSearch') return 'teams'
  if (slice.type === 'totals') return slice.primary.scope === 'tag' ? 'tags' : undefined
  if (slice.type !== 'leaderboard' || slice.primary.kind === 'people') return undefined
  return slice.primary.kind === 'tag' ? 'tags' : slice.primary.kind
}
