import { readIfPossible } from '../../request/page-scope.ts'
import { toFitnessFigures } from '../../view-models/to-fitness-figures.ts'
import { type ImageView, toImageView } from '../../view-models/to-image-view.ts'
import type { SliceOf, SliceScope } from '../slice-scope.ts'
import { toSectionView } from './to-section-view.ts'
import type { FitnessFigures, SectionView, Unavailable } from '../../view-models/section-view.ts'

export interface FitnessTotalView extends SectionView {
  type: 'fitnessTotal'
  figures: FitnessFigures | Unavailable
  lengthLabel: string
  image: ImageView | undefined
}

/** How far everyone has gone together, along a length. */
export async function toFitnessTotalView(
  slice: SliceOf<'fitnessTotal'>,
  scope: SliceScope,
): Promise<FitnessTotalView> {
  const { measure, lengthMetres, lengthLabel, image } = slice.primary
  const reading = scope.project && (await readIfPossible(scope, scope.project.activity))
  return {
    type: 'fitnessTotal',
    ...toSectionView(slice.primary),
    figures: reading
      ? toFitnessFigures(reading.value, { measure, lengthMetres, country: scope.country })
      : { message: scope.messages.figuresUnavailable },
    lengthLabel,
    image: toImageView(image),
  }
}
