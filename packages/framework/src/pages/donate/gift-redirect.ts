import { siteAddress } from '../../services/site-address.ts'
import { fetchInternalPage } from '@milepost/content'
import { toMajor } from '@milepost/measures'
import { loadPageScope, type PageScope, readIfPossible } from '../../frame/request/page-scope.ts'
import { contentAge } from '../../services/load-site.ts'
import { platformFor } from '../../frame/request/read-page.ts'
import type { RequestScope } from '../../services/request-context.ts'
import type { RefusedGift } from '../../sections/donate/donate-form-view.ts'
import { readGift } from './read-gift.ts'

/** The content page that thanks for gifts, where a site has one. */
const thankYouUid = 'thank-you'

/**
 * Where a gift from a content page goes on: the platform's checkout, which comes back to the site's
 * thanks. A gift that is refused is recorded nowhere.
 *
 * @returns undefined when there is nothing to give to
 */
export async function giftRedirect(
  scope: RequestScope,
  form: FormData,
): Promise<{ location: string } | { refused: RefusedGift } | undefined> {
  const page = await loadPageScope(scope)
  const { project, messages, country } = page
  if (project === undefined) return undefined
  if (project.hasEnded) {
    scope.facts.isPrivate = true
    return { refused: { error: messages.ended.title, selected: undefined, typed: '' } }
  }
  if (page.site.otherWays?.isPaused) {
    scope.facts.isPrivate = true
    return { refused: { error: messages.otherWays.paused, selected: undefined, typed: '' } }
  }
  const { platform } = project
  const currency = await project.currency()
  const gift = readGift(form, { currency, country, messages })
  if (!gift.ok) {
    scope.facts.isPrivate = true
    return { refused: gift.refused }
  }
  const target = await project.giftTarget()
  if (target === undefined) {
    if (project.donateUrl !== '') return { location: project.donateUrl }
    scope.facts.isPrivate = true
    const typed = toMajor(gift.amountMinor, currency)
    return {
      refused: { error: messages.giving.noGiftsHere, selected: undefined, typed: String(typed) },
    }
  }
  const parameters = {
    amount: toMajor(gift.amountMinor, currency),
    currency,
    exitUrl: exitUrl(page, await thankYouPath(page)),
  }
  return {
    location:
      target.kind === 'campaign'
        ? platform.links.campaignDonateLink(target.id, parameters)
        : platform.links.pageDonateLink({ id: target.id }, parameters),
  }
}

/**
 * The address that the checkout returns to, with the place where it writes the donation's id. A checkout that writes
 * none comes back without.
 */
export function exitUrl(scope: PageScope, path: string): string {
  const { donationIdToken } = platformFor(scope).links
  const query = donationIdToken === undefined ? '' : `?donation-id=${donationIdToken}`
  return siteAddress(scope.services, path + query)
}

async function thankYouPath(page: PageScope): Promise<string> {
  const { services } = page
  const reading = await readIfPossible(page, () =>
    services.reads.read(`content:page:${thankYouUid}`, contentAge(services), () =>
      fetchInternalPage(services.content, { uid: thankYouUid }),
    ),
  )
  return reading?.value === undefined ? '/' : `/${thankYouUid}`
}
