import type { Messages } from '@milepost/supporter/messages'
import { earlierKeys } from './earlier-keys.data.ts'

/**
 * Words of a site by the keys of today: `noDonationsYet` of an older document is `figures.noDonationsYet`. Where
 * both are there, the key of today counts.
 */
export function toCurrentKeys(messages: Messages): Messages {
  const earlier = Object.entries(messages).flatMap(([key, text]) => {
    const current = Object.hasOwn(earlierKeys, key) ? earlierKeys[key] : undefined
    return current === undefined ? [] : [[current, text] as const]
  })
  return { ...Object.fromEntries(earlier), ...messages }
}
