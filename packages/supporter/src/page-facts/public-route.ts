import { decodePolyline } from '@milepost/ui'
import { encodePolyline } from '../route/encode-polyline.ts'
import type { FitnessDisplay } from './get-fitness-display.ts'
import { trimRoute } from '../route/trim-route.ts'

/**
 * Returns the public part of a recorded route, without its first and last 200 m, or nothing if the owner hides routes. The
 * hidden parts never leave the server.
 *
 * @returns an encoded polyline; `''` if nothing is public
 */
export function publicRoute(polyline: string | undefined, display: FitnessDisplay): string {
  if (display !== 'all' || polyline === undefined) return ''
  return encodePolyline(trimRoute(decodePolyline(polyline)))
}
