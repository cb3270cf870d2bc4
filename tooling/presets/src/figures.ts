import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a benchmark found, for the row of docs/targets.md that it belongs to. */
export interface Figure {
  /** The target's number. */
  row: number
  measure: string
  value: number
  /** Such as `kB`, `ms` or `× plain React`. */
  unit: string
}

const folder = join(import.meta.dirname, '../../../reports/figures')

/**
 * Keeps what a benchmark found where `npm run report` reads it.
 *
 * @param source - the benchmark's own name: it replaces what it kept before
 */
export function recordFigures(source: string, figures: readonly Figure[]): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${source}.json`), `${JSON.stringify(figures, null, 2)}\n`)
}
