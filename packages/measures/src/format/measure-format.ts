import type { NumberFormat } from './format-number.ts'

/** How distances and heights are written. */
export interface MeasureFormat extends NumberFormat {
  /** Kilometres and metres, or miles and feet; metric by default. */
  system?: 'metric' | 'imperial' | undefined
}
