import type { OtherWaysConfig } from '@milepost/content'
import { fillMessage } from '@milepost/supporter/messages'
import type { PageScope } from '../../frame/request/page-scope.ts'
import { richHtml } from '../../totals/rich-html.ts'
import { isCheckoutDown } from './is-checkout-down.ts'
import type { OtherWaysView } from './other-ways-view.ts'

/**
 * The other ways to give that the site names: instead of the form after the campaign has ended or if an editor has paused
 * donations, beside the form if the payment page does not respond.
 *
 * @returns undefined if the site names none, and while the payment page responds
 */
export async function toOtherWaysView(scope: PageScope): Promise<OtherWaysView | undefined> {
  const { site, messages, project } = scope
  const ways = site.otherWays
  if (project?.hasEnded) {
    const title = ways === undefined ? messages.ended.title : messages.ended.otherWays
    return { title, isInPlace: true, ...toWays(ways ?? noWays, scope) }
  }
  if (ways === undefined) return undefined
  const { isPaused } = ways
  if (!isPaused && !(await isCheckoutDown(scope))) return undefined
  const { otherWays: words } = messages
  return {
    title: isPaused ? words.pausedTitle : words.downTitle,
    isInPlace: isPaused,
    ...toWays(ways, scope),
  }
}

const noWays = { text: [], link: undefined, phone: '' }

function toWays(
  { text, link, phone }: Pick<OtherWaysConfig, 'text' | 'link' | 'phone'>,
  { messages }: Pick<PageScope, 'messages'>,
): Pick<OtherWaysView, 'html' | 'link' | 'phone'> {
  return {
    html: text.length === 0 ? undefined : richHtml(text, { firstHeading: 3 }),
    link: link && { label: link.label, href: link.url },
    phone:
      phone === ''
        ? undefined
        : {
            label: fillMessage(messages.otherWays.call, { phone }),
            href: `tel:${phone.replaceAll(/[^\d+]/g, '')}`,
          },
  }
}
