import type { TotalsSummary } from '@milepost/measures'
import { formatNumber } from '@milepost/measures/format'
import { fillMessage, fillCount } from '@milepost/supporter/messages'
import { readIfPossible } from '../../frame/request/page-scope.ts'
import { toFitnessFigures } from '../../totals/to-fitness-figures.ts'
import { type ImageView, toImageView } from '../../totals/to-image-view.ts'
import type { SliceOf, SliceScope } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { FitnessFigures, SectionView, Unavailable } from '../../totals/section-view.ts'

export interface FitnessTotalView extends SectionView {
  type: 'fitnessTotal'
  figures: (FitnessFigures & FitnessWords) | Unavailable
  image: ImageView | undefined
}

/** The words beside the drawn way. */
interface FitnessWords {
  /** The same in the other measure, and how many activities it took. */
  label: string
  /** The length, and how often it was gone. */
  along: string
}

/** How far everyone has gone together, along a length. */
export async function toFitnessTotalView(
  slice: SliceOf<'fitnessTotal'>,
  scope: SliceScope,
): Promise<FitnessTotalView> {
  const { measure, lengthMetres, lengthLabel, image } = slice.primary
  const activity = scope.project?.activity
  const reading = activity && (await readIfPossible(scope, activity))
  return {
    type: 'fitnessTotal',
    ...toSectionView(slice.primary),
    figures: reading
      ? inWords(reading.value, { measure, lengthMetres, lengthLabel }, scope)
      : { message: scope.messages.figures.unavailable },
    image: toImageView(image),
  }
}

function inWords(
  summary: TotalsSummary,
  {
    lengthLabel,
    ...way
  }: { measure: 'distance' | 'elevation'; lengthMetres: number; lengthLabel: string },
  { country, messages }: SliceScope,
): FitnessFigures & FitnessWords {
  const { fitnessTotal, language } = messages
  const figures = toFitnessFigures(summary, { ...way, country })
  const { also, count, laps } = figures
  const message = also === undefined ? fitnessTotal.activities : fitnessTotal.alsoActivities
  return {
    ...figures,
    label:
      summary.fitnessCount === 0 && figures.percent === 0
        ? messages.figures.noFitnessYet
        : fillCount(message, summary.fitnessCount, {
            language,
            values: { count, ...(also !== undefined && { also }) },
          }),
    along:
      laps > 0
        ? fillMessage(fitnessTotal.again, {
            count: formatNumber(laps, { country }),
            length: lengthLabel,
          })
        : lengthLabel,
  }
}
