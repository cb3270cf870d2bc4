import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import { imageAddress } from './image-address.ts'

/**
 * Has the platform take a picture over from an address. Sent once.
 *
 * @returns its address on the platform, '' where that gives none
 * @throws {MissingArgumentError} without an address
 */
export async function uploadImageFrom(
  platform: Platform,
  inputs: { image: string; signal?: AbortSignal | undefined },
): Promise<string> {
  const { image, signal } = emptyIfMissing(inputs)
  requireArguments({ image })
  const path = `/v1/${platform.environment.provider}/images`
  const body = { image }
  const request = { method: 'POST', to: 'services', path, body, signal } as const
  return imageAddress(platform, await requestRest(platform, request))
}
