import { imageLink } from '../links/image-link.ts'
import type { WithEnvironment } from '../links/with-environment.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toSlug } from '../values/to-slug.ts'
import { toText } from '../values/to-text.ts'
import type { TeamFitness } from './fitness-activity.ts'
import { parseFitnessTotals } from './parse-fitness-totals.ts'

/** Reads the fitness of a team. Never throws; a page without details has a guid and a distance. */
export function parseTeamFitness(context: WithEnvironment, wire: unknown): TeamFitness {
  return {
    ...parseFitnessTotals(wire),
    pages: asList(asRecord(wire)['pages'])
      .map(asRecord)
      .map((row) => {
        const details = asRecord(row['Details'])
        return {
          page: toText(row['ID']) ?? '',
          distance: toAmount(row['TotalValue']),
          name: toText(details['Name']),
          slug: toSlug(details['Url']) || undefined,
          image: imageLink(context, details['ImageId'], 'Size186x186Crop'),
        }
      }),
  }
}
