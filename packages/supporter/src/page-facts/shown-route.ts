import { decodePolyline } from '@milepost/ui'
import { encodePolyline } from '../route/encode-polyline.ts'
import type { FitnessDisplay } from './fitness-display-of.ts'
import { trimRoute } from '../route/trim-route.ts'

/**
 * The part of a recorded route that visitors may see: nothing where its owner hides routes, and never
 * its first and last 200 m. What is left out never leaves the server.
 *
 * @returns an encoded polyline; '' for nothing
 */
export function shownRoute(polyline: string | undefined, display: FitnessDisplay): string {
  if (display !== 'all' || polyline === undefined) return ''
  return encodePolyline(trimRoute(decodePolyline(polyline)))
}
