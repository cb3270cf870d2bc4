import type { PageSlice } from '@milepost/content'

/** The group of a platform's calls without which a section has nothing to show; undefined where it shows something. */
export function callGroupOfSlice(slice: PageSlice): 'fitness' | 'tags' | 'teams' | undefined {
  if (slice.type === 'fitnessTotal') return 'fitness'
  if (slice.type === 'teamSearch') return 'teams'
  if (slice.type === 'totals') return slice.primary.scope === 'tag' ? 'tags' : undefined
  if (slice.type !== 'leaderboard') return undefined
  const { kind, rankBy } = slice.primary
  if (kind === 'people') {
    return rankBy === 'distance' || rankBy === 'streak' ? 'fitness' : undefined
  }
  return kind === 'tag' ? 'tags' : kind
}
