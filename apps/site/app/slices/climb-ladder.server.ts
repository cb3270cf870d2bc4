import { requiredNumber, requiredText } from '@milepost/content/fields'
import { defineSlice } from '@milepost/framework/server'

/** Hills by their height, and which of them everybody together has climbed. */
export const climbLadder = defineSlice({
  type: 'climbLadder',
  items: { hill: requiredText, metres: requiredNumber({ above: 0 }) },
  async present({ items }, { project, readIfPossible }) {
    const reading = project?.activity && (await readIfPossible(project.activity))
    const climbed = reading?.value.fitnessElevationTotal ?? 0
    return {
      rungs: items
        .toSorted((one, other) => other.metres - one.metres)
        .map(({ hill, metres }) => ({
          hill,
          height: `${metres.toLocaleString('en')} m`,
          isClimbed: climbed >= metres,
        })),
    }
  },
})
