import { requiredNumber, sliceSchema } from '@milepost/content/fields'

/** A custom section's schema for `--slices`. */
export const slices = { pledge: sliceSchema('pledge', { goal: requiredNumber() }, {}) }
