import { formatDistance } from '@milepost/measures/format'
import { siteUnits } from '@milepost/supporter/page-facts'
import { fillMessage } from '@milepost/supporter/messages'
import { type SliceOf, type SliceScope, toSectionView } from '../section/section-scope.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface MapView extends SectionView {
  type: 'map'
  polyline: string
  /** A description of the drawing, for people who cannot see it. */
  label: string
  caption: string
  places: { label: string; text: string }[]
  missing: string
}

/** The longest encoded route that is drawn: some 40,000 points. */
const longestPolyline = 200_000

/** A route drawn from its encoded polyline, without map tiles or third-party requests. */
export function toMapView(slice: SliceOf<'map'>, { messages, country }: SliceScope): MapView {
  const { polyline, name, title, lengthMetres } = slice.primary
  const called = name || title
  const length =
    lengthMetres === undefined
      ? undefined
      : formatDistance(lengthMetres, { country, system: siteUnits(country) })
  const caption =
    length === undefined ? called : fillMessage(messages.route.length, { name: called, length })
  return {
    type: 'map',
    ...toSectionView(slice.primary),
    polyline: polyline.length > longestPolyline ? '' : polyline,
    label: fillMessage(messages.route.of, { name: caption }),
    caption,
    places: slice.items.map(({ label, text }) => ({ label, text })),
    missing: messages.route.missing,
  }
}
