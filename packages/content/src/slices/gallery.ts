import * as v from 'valibot'
import { image } from '../fields/image.ts'
import { text } from '../fields/text.ts'
import { sliceSchema } from './slice-schema.ts'

/** Pictures side by side; each opens large. */
export const gallerySchema = sliceSchema('gallery', { title: text, text }, { image, caption: text })

export type GallerySlice = v.InferOutput<typeof gallerySchema>
