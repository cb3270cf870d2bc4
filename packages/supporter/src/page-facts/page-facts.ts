import type { Page } from '@milepost/platform'
import { decodePolyline } from '@milepost/ui'
import { encodePolyline, trimRoute } from '../route/route.ts'

/** Visibility of a supporter's activities. */
export type ActivityVisibility = 'all' | 'no-routes' | 'totals'

/** Page tag that stores the visibility of activities. */
export const activityVisibilityTag = 'MilepostFitnessDisplay'

/** Returns the owner's choice from a page's tags. Default: everything is visible. */
export function getActivityVisibility(
  segmentation: Readonly<Record<string, string>>,
): ActivityVisibility {
  const value = segmentation[activityVisibilityTag]
  return value === 'no-routes' || value === 'totals' ? value : 'all'
}

/** Page tag that stores the owner's description of the image. */
export const imageDescriptionTag = 'MilepostPictureDescription'

/** Value of the tag for a removed description, because tags can be neither empty nor deleted. */
export const removedImageDescription = '-'

/** Returns the description of a page's image from its tags; '' if there is none. */
export function getImageDescription(segmentation: Readonly<Record<string, string>>): string {
  const messages = segmentation[imageDescriptionTag]?.trim() ?? ''
  return messages === removedImageDescription ? '' : messages
}

/**
 * Returns the owner's description of their activity; `''` if there is none. Some platforms store a goal in metres in the same
 * field, which is ignored.
 */
export function getActivityDescription({ pageSummaryWhat }: Pick<Page, 'pageSummaryWhat'>): string {
  const what = pageSummaryWhat?.trim() ?? ''
  return /^[\d.,]+$/.test(what) ? '' : what
}

/**
 * Returns the public part of a recorded route, without its first and last 200 m, or nothing if the owner hides routes. The
 * hidden parts never leave the server.
 *
 * @returns an encoded polyline; `''` if nothing is public
 */
export function getPublicRoute(polyline: string | undefined, display: ActivityVisibility): string {
  if (display !== 'all' || polyline === undefined) return ''
  return encodePolyline(trimRoute(decodePolyline(polyline)))
}
