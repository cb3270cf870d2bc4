import { choice, requiredNumber, requiredText } from '@milepost/content/fields'
import { defineSlice } from '@milepost/framework/server'

/** When the tide turns on the days of a walk. */
export const tideTable = defineSlice({
  type: 'tideTable',
  items: { when: requiredText, tide: choice(['high', 'low'], 'high'), metres: requiredNumber() },
  present: ({ items }) => ({
    tides: items.map(({ when, tide, metres }) => ({
      when,
      tide,
      height: `${metres.toFixed(1)} m`,
    })),
  }),
})
