import { donateQuery, type DonateParameters } from './donate-parameters.ts'
import { pageDonateAddress } from './page-donate-address.ts'
import type { WithEnvironment } from './with-environment.ts'

/** Where a donor gives to a supporter's page: by its numeric id where that is known, else by slug (Spec §7). */
export function pageDonateLink(
  context: WithEnvironment,
  page: { id?: string | undefined; slug?: string | undefined },
  parameters?: DonateParameters,
): string {
  return pageDonateAddress(context, page) + donateQuery(parameters)
}
