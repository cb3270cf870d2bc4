import type { Button } from '@milepost/content'

/** Where the buttons of a page lead that name no address of their own. */
export interface ButtonTargets {
  /** Where a gift is given from this page; undefined when none can be. */
  donate: string | undefined
  /** Where a supporter starts a page; undefined when there is no such place. */
  signup: string | undefined
}

/** Where a button or an entry of a type leads; undefined for a plain link, and when there is no such place. */
export function buttonTarget(
  linkType: Button['linkType'],
  targets: ButtonTargets,
): string | undefined {
  if (linkType === 'login') return '?login'
  if (linkType === 'donate') return targets.donate
  return linkType === 'signup' ? targets.signup : undefined
}
