import { createModelCalls } from './create-model-calls.ts'
import { customTypeSchema, sharedSliceSchema } from './model-schemas.ts'

export const modelsApiCalls = [
  ...createModelCalls('customtypes', customTypeSchema),
  ...createModelCalls('slices', sharedSliceSchema),
]
