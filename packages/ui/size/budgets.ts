import { importSource as sourceOf } from '@milepost/config/size-budget'

/** Imports of an application with their maximum size in bytes (brotli). */
export interface SizeBudget {
  readonly name: string
  /** Exported names; `*` for all of them. */
  readonly imports: readonly string[]
  readonly scriptBytes: number
  readonly styleBytes: number
}

export const sizeBudgets: readonly SizeBudget[] = [
  {
    name: 'button, modal and text field',
    imports: ['Button', 'Modal', 'TextField'],
    scriptBytes: 2200,
    styleBytes: 3000,
  },
  {
    name: 'leaderboard, item, progress and modal',
    imports: ['Leaderboard', 'LeaderboardItem', 'Progress', 'Modal'],
    scriptBytes: 2800,
    styleBytes: 3400,
  },
  { name: 'the whole library', imports: ['*'], scriptBytes: 25_000, styleBytes: 14_000 },
]

/** The module of an application that imports these names of the kit. */
export function importSource(imports: readonly string[]): string {
  return sourceOf({ './src/index.ts': imports })
}
