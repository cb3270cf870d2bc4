import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import { imageAddress } from './image-address.ts'

/**
 * Puts a picture on the platform. Sent once.
 *
 * @returns its address, '' where the platform gives none
 * @throws {MissingArgumentError} without a file
 */
export async function uploadImage(
  platform: Platform,
  inputs: { file: Blob; name?: string | undefined; signal?: AbortSignal | undefined },
): Promise<string> {
  const { file, name = 'image', signal } = emptyIfMissing(inputs)
  requireArguments({ file })
  const body = new FormData()
  body.append('file', file, name)
  const answer = await requestRest(platform, {
    method: 'POST',
    to: 'images',
    path: '/image',
    body,
    // The runtime's own: it knows where one part ends.
    headers: { 'Content-Type': false },
    signal,
  })
  return imageAddress(platform, answer)
}
