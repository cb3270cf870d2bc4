import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toText } from '../values/to-text.ts'
import { toShortName } from '../values/to-short-name.ts'

// Spec §9
const maxLength = 45

/**
 * Asks for short names that are free. The first one is the preferred one when it is free itself.
 *
 * @param name - a title or a slug; cut to 45 letters, digits and dashes
 * @returns none when nothing of the name can be in an address
 * @throws {MissingArgumentError} without a name
 */
export async function suggestPageShortNames(
  platform: Platform,
  inputs: { name: string; signal?: AbortSignal | undefined },
): Promise<string[]> {
  const { name, signal } = emptyIfMissing(inputs)
  requireArguments({ name })
  const preferredName = toShortName(name, maxLength)
  if (!preferredName) return []
  const path = '/v1/fundraising/pages/suggest'
  const query = { preferredName }
  const body = asRecord(await requestRest(platform, { to: 'api', path, query, signal }))
  return asList(body['Names']).flatMap((suggestion) => toText(suggestion) ?? [])
}
