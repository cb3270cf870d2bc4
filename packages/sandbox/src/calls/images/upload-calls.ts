import type { ImageUploadedWire } from '@milepost/platform/testing'
import { object } from 'valibot'
import { createErrorResponse, createValidationErrorResponse } from '../../http/responses.ts'
import { requiredText } from '../../http/fields.ts'
import { defineCall } from '../../http/define-call.ts'
import { getImageUrls, toImageName, storeImage } from '../../images/stored-image.ts'

/** Image types by their magic bytes. Other types can contain scripts. */
const imageSignatures = [
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF....WEBP/s],
] as const

/** Stores an image uploaded in the form field `file` (wire contract §2.7). */
export const postImage = defineCall<ImageUploadedWire>({
  family: 'images',
  method: 'POST',
  path: '/image',
  async handle({ database, origin, request }) {
    const form = await request.formData().catch(() => undefined)
    const file = form?.get('file')
    if (!(file instanceof File)) return createErrorResponse(400, 'file is required')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const start = Buffer.from(bytes.slice(0, 16)).toString('latin1')
    const type = imageSignatures.find(([, pattern]) => pattern.test(start))?.[0]
    if (type === undefined)
      return createErrorResponse(400, 'file must be a PNG, JPEG, GIF or WebP image')
    return { url: getImageUrls(origin, storeImage(database, type, bytes)).absolute }
  },
})

/** Registers an image by URL (wire contract §2.7). External images are redirected to, never fetched. */
export const postImageUrl = defineCall<ImageUploadedWire, undefined, { image: string }>({
  family: 'services',
  method: 'POST',
  path: '/v1/:provider/images',
  body: object({ image: requiredText(2000) }),
  handle({ database, origin }, { body }) {
    const name = toImageName(database, origin, body.image)
    if (name !== undefined) return { url: getImageUrls(origin, name).absolute }
    return createValidationErrorResponse('The request is not valid', [
      { field: 'image', message: 'must be an HTTP or HTTPS URL' },
    ])
  },
})
