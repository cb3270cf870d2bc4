import { readIfPossible } from '../../frame/request/page-scope.ts'
import { type DonationView, toDonationView } from '../../totals/to-donation-view.ts'
import { projectCurrency } from '../../totals/project-currency.ts'
import type { SliceOf, SliceScope } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView, Unavailable } from '../../totals/section-view.ts'

export interface DonationsView extends SectionView {
  type: 'donations'
  donations: DonationView[] | Unavailable
  emptyText: string
}

/** The latest gifts, with their messages. */
export async function toDonationsView(
  slice: SliceOf<'donations'>,
  scope: SliceScope,
): Promise<DonationsView> {
  const { project, messages, country, services } = scope
  const reading =
    project && (await readIfPossible(scope, () => project.donations(slice.primary.limit)))
  const presentation = {
    currency: await projectCurrency(scope),
    country,
    messages,
    now: services.now(),
  }
  return {
    type: 'donations',
    ...toSectionView(slice.primary),
    donations: reading
      ? reading.value.map((donation) => toDonationView(donation, presentation))
      : { message: messages.figures.unavailable },
    emptyText: messages.figures.noDonationsYet,
  }
}
