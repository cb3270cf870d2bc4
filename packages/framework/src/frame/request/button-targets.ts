import type { PageSlice } from '@milepost/content'
import type { ButtonTargets } from '../../totals/button-target.ts'
import { missingTagAddresses } from './missing-tag-addresses.ts'
import { type PageScope, readIfPossible } from './page-scope.ts'

/**
 * Where the buttons of a page lead that name no address of their own.
 *
 * @param donate - where a gift is given on this page; the form of the page itself or else the home
 *   page's when left out
 */
export async function buttonTargets(
  page: PageScope,
  slices: readonly PageSlice[],
  donate?: string,
): Promise<ButtonTargets> {
  const form = slices.find((slice) => slice.type === 'donate')
  const start = await readIfPossible(page, async () => ({
    value: await page.project?.startUrl(),
    asOf: page.services.now(),
    isLastGood: false,
  }))
  const ownForm = form?.type === 'donate' ? `#${form.primary.anchor ?? 'donate'}` : '/#donate'
  return {
    donate: page.project?.hasEnded ? undefined : (donate ?? (page.project?.donateUrl || ownForm)),
    signup: start?.value,
    leftOut: page.services.leftOut,
    missing: missingTagAddresses(page),
  }
}
