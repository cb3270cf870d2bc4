import { fillMessage } from '@milepost/supporter/messages'
import type { PageScope } from '../request/page-scope.ts'
import { richHtml } from '../view-models/rich-html.ts'
import { isCheckoutDown } from './is-checkout-down.ts'
import type { OtherWaysView } from './other-ways-view.ts'

/**
 * The other ways to give that the site names: in place of the form where an editor says so, beside it where the payment page
 * does not answer.
 *
 * @returns undefined where the site names none, and while the payment page answers
 */
export async function toOtherWaysView(scope: PageScope): Promise<OtherWaysView | undefined> {
  const { site, messages } = scope
  const ways = site.otherWays
  if (ways === undefined) return undefined
  const { isPaused, text, link, phone } = ways
  if (!isPaused && !(await isCheckoutDown(scope))) return undefined
  const { otherWays: words } = messages
  return {
    title: isPaused ? words.pausedTitle : words.downTitle,
    isInPlace: isPaused,
    html: text.length === 0 ? undefined : richHtml(text, { firstHeading: 3 }),
    link: link && { label: link.label, href: link.url },
    phone:
      phone === ''
        ? undefined
        : {
            label: fillMessage(words.call, { phone }),
            href: `tel:${phone.replaceAll(/[^\d+]/g, '')}`,
          },
  }
}
