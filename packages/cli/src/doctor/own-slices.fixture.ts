import { requiredNumber, sliceSchema } from '@milepost/content/fields'

/** An application's own slice, as the doctor is given it. */
export const slices = { pledge: sliceSchema('pledge', { goal: requiredNumber() }, {}) }
