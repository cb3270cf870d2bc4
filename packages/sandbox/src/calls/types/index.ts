import { createModelCalls } from './create-model-calls.ts'
import { customTypeSchema, sharedSliceSchema } from './model-schemas.ts'

export const typesCalls = [
  ...createModelCalls('customtypes', customTypeSchema),
  ...createModelCalls('slices', sharedSliceSchema),
]
