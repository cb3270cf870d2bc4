import type { Button } from '@milepost/content'
import { isPathBelow } from '../base/is-path-below.ts'
import { isLeftOut, type OptionalRoute } from '../base/optional-routes.ts'

/** The addresses of a page's buttons that name none of their own. */
export interface ButtonTargets {
  /** Where a gift is given from this page; undefined when none can be. */
  donate: string | undefined
  /** Where a supporter starts a page; undefined when there is no such place. */
  signup: string | undefined
  /** Parts of the site that are not there. */
  leftOut: readonly OptionalRoute[]
  /** What other addresses begin with that are not there. @default none */
  missing?: readonly string[]
}

/**
 * Where a button or an entry leads: its own address, or that of its type. Empty for one without either; undefined when
 * there is no such place, or the application left it out.
 */
export function buttonTarget(
  { url, linkType }: Pick<Button, 'url' | 'linkType'>,
  targets: ButtonTargets,
): string | undefined {
  const href = url || (linkType === '' ? '' : targetOf(linkType, targets))
  if (href === undefined || isLeftOut(href, targets.leftOut)) return undefined
  return isPathBelow(href, targets.missing ?? []) ? undefined : href
}

function targetOf(
  linkType: Exclude<Button['linkType'], ''>,
  targets: ButtonTargets,
): string | undefined {
  return linkType === 'login' ? '?login' : targets[linkType]
}
