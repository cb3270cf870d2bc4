import { fillMessage } from '@milepost/supporter/messages'
import { readIfPossible } from '../../frame/request/page-scope.ts'
import { toDonationView } from '../../totals/to-donation-view.ts'
import { projectCurrency } from '../../totals/project-currency.ts'
import type { SliceOf, SliceScope } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView, Unavailable } from '../../totals/section-view.ts'

export interface TickerView extends SectionView {
  type: 'ticker'
  gifts: { id: string; text: string; when: string }[] | Unavailable
  label: string
  words: { pause: string; play: string }
}

/** The latest gifts, passing by. */
export async function toTickerView(
  slice: SliceOf<'ticker'>,
  scope: SliceScope,
): Promise<TickerView> {
  const { project, messages, country, services } = scope
  const reading =
    project && (await readIfPossible(scope, () => project.donations(slice.primary.limit)))
  const presentation = {
    currency: await projectCurrency(scope),
    country,
    messages,
    now: services.now(),
  }
  const gifts = reading?.value.map((donation) => {
    const { id, name, amount, isAmountHidden, when } = toDonationView(donation, presentation)
    const text = isAmountHidden
      ? fillMessage(messages.ticker.gaveHidden, { name })
      : fillMessage(messages.ticker.gave, { name, amount })
    return { id, text, when: when ?? '' }
  })
  return {
    type: 'ticker',
    ...toSectionView(slice.primary),
    gifts: gifts ?? { message: messages.figures.unavailable },
    label: messages.ticker.label,
    words: { pause: messages.gallery.pause, play: messages.gallery.play },
  }
}
