// What an application writes schemas of its own slices with.
export { sliceSchema } from '../slices/slice-schema.ts'
export type { InferSlice, ParsedSlice, SliceSchema, SliceSchemas } from '../slices/own-slice.ts'

// Fields
export { button, buttonEntries as buttonFields } from '../fields/button.ts'
export type { Button } from '../fields/button.ts'
export { choice, requiredChoice } from '../fields/choice.ts'
export { colour } from '../fields/colour.ts'
export { dateText as date } from '../fields/date.ts'
export { embed } from '../fields/embed.ts'
export type { Embed } from '../fields/embed.ts'
export { group } from '../fields/group.ts'
export { image } from '../fields/image.ts'
export type { Image } from '../fields/image.ts'
export { lines } from '../fields/lines.ts'
export { link } from '../fields/link.ts'
export { numberOr, optionalNumber, requiredNumber } from '../fields/number.ts'
export type { NumberBounds } from '../fields/number.ts'
export { plainTextField } from '../fields/plain-text-field.ts'
export { richText } from '../fields/rich-text.ts'
export type { RichText, RichTextBlock } from '../fields/rich-text.ts'
export { requiredText, text } from '../fields/text.ts'
export { yesNo } from '../fields/yes-no.ts'

// Readers of one's own
export { field, Refusal, refuse } from '../fields/field.ts'
