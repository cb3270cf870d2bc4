import type { WithEnvironment } from '../links/links.ts'
import type { Platform } from '../platform/platform.ts'
import { cleanInputs, requireArguments } from '../request/arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asRecord, toText } from '../values/values.ts'

/**
 * Uploads an image. Never retried.
 *
 * @returns the image's URL; '' if the response has none
 * @throws {MissingArgumentError} if the file is missing
 */
export async function uploadImage(
  platform: Platform,
  inputs: { file: Blob; name?: string | undefined; signal?: AbortSignal | undefined },
): Promise<string> {
  const { file, name = 'image', signal } = cleanInputs(inputs)
  requireArguments({ file })
  const body = new FormData()
  body.append('file', file, name)
  const response = await requestRest(platform, {
    method: 'POST',
    to: 'images',
    path: '/image',
    body,
    // Left to the runtime, which adds the multipart boundary.
    headers: { 'Content-Type': false },
    signal,
  })
  return toImageUrl(platform, response)
}

/**
 * Copies an image from a URL to the platform. Never retried.
 *
 * @returns the image's URL on the platform; '' if the response has none
 * @throws {MissingArgumentError} if the URL is missing
 */
export async function uploadImageFromUrl(
  platform: Platform,
  inputs: { image: string; signal?: AbortSignal | undefined },
): Promise<string> {
  const { image, signal } = cleanInputs(inputs)
  requireArguments({ image })
  const path = `/v1/${platform.environment.provider}/images`
  const body = { image }
  const request = { method: 'POST', to: 'services', path, body, signal } as const
  return toImageUrl(platform, await requestRest(platform, request))
}

/** Returns the URL of an uploaded image, upgraded to https unless the environment itself uses http. */
function toImageUrl({ environment }: WithEnvironment, wire: unknown): string {
  const url = toText(asRecord(wire)['url']) ?? ''
  return environment.images.startsWith('http:') ? url : url.replace(/^(http:)?\/\//, 'https://')
}
