import { formatDistance } from '@milepost/measures/format'
import { getSiteUnits } from '@milepost/supporter/page-facts'
import { fillMessage } from '@milepost/supporter/messages'
import { defineSections } from '../section/define-sections.ts'

/** Maximum length of an encoded route, in characters: about 40,000 points. */
const maxPolylineLength = 200_000

/** Route drawn from its encoded polyline, without map tiles or third-party requests. */
export const map = defineSections({
  map: {
    present({ primary, items }, { messages: { route }, country }) {
      const { polyline, title, lengthMetres } = primary
      const name = primary.name || title
      const options = { country, system: getSiteUnits(country) }
      const caption =
        lengthMetres === undefined
          ? name
          : fillMessage(route.length, { name, length: formatDistance(lengthMetres, options) })
      return {
        polyline: polyline.length > maxPolylineLength ? '' : polyline,
        /** Text alternative of the route. */
        label: fillMessage(route.of, { name: caption }),
        caption,
        places: items.map(({ label, text }) => ({ label, text })),
        missing: route.missing,
      }
    },
  },
})
