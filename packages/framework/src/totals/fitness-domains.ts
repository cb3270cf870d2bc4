import type { FitnessMeasure } from './project.ts'

/** What the platform calls each measure of movement. */
export const fitnessDomains: Readonly<Record<FitnessMeasure, string>> = {
  distance: 'any:distance',
  elevation: 'any:elevation_gain',
  duration: 'any:elapsed_time',
  activities: 'any:activities',
}
