export { sliceSchema } from './slices/slice-schema.ts'
export type { InferSlice, ParsedSlice, SliceSchema, SliceSchemas } from './slices/slice-schema.ts'

export {
  button,
  buttonEntries as buttonFields,
  choice,
  colour,
  dateText as date,
  embed,
  image,
  lines,
  link,
  numberOr,
  optionalNumber,
  requiredChoice,
  requiredNumber,
  requiredText,
  text,
  boolean,
} from './fields/fields.ts'
export type { Button, Embed, Image, NumberBounds } from './fields/fields.ts'
export { plainTextField, richText } from './fields/rich-text.ts'
export type { RichText, RichTextBlock } from './fields/rich-text.ts'

export { field, group, InvalidValue, rejectValue } from './fields/field.ts'
