import type { WithEnvironment } from '../links/links.ts'
import type { Platform } from '../platform/platform.ts'
import { cleanInputs, requireArguments } from '../request/arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asRecord, toText } from '../values/values.ts'

/**
 * Uploads an image. Sent once.
 *
 * @returns its URL, '' if the response has none
 * @throws {MissingArgumentError} without a file
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
    // The runtime sets it with the boundary of the parts.
    headers: { 'Content-Type': false },
    signal,
  })
  return imageAddress(platform, response)
}

/**
 * Copies an image from a URL to the platform. Sent once.
 *
 * @returns its URL on the platform, '' if the response has none
 * @throws {MissingArgumentError} without a URL
 */
export async function uploadImageFrom(
  platform: Platform,
  inputs: { image: string; signal?: AbortSignal | undefined },
): Promise<string> {
  const { image, signal } = cleanInputs(inputs)
  requireArguments({ image })
  const path = `/v1/${platform.environment.provider}/images`
  const body = { image }
  const request = { method: 'POST', to: 'services', path, body, signal } as const
  return imageAddress(platform, await requestRest(platform, request))
}

/** Returns the URL of an uploaded image, with https unless the platform itself has none. */
function imageAddress({ environment }: WithEnvironment, wire: unknown): string {
  const url = toText(asRecord(wire)['url']) ?? ''
  return environment.images.startsWith('http:') ? url : url.replace(/^(http:)?\/\//, 'https://')
}
