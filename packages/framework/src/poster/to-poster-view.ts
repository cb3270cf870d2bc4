import { drawQrCode, svgAddress } from '@milepost/supporter/page-facts'
import type { PageScope } from '../request/page-scope.ts'
import { siteAddress } from '../services/site-address.ts'
import type { TotalFigures } from '../view-models/to-total-figures.ts'
import { paperOf } from './paper-size.ts'
import type { PosterView } from './poster-view.ts'

/**
 * Puts a page on a poster, as the query asks: `paper`, and `raised=no` to leave out the money.
 *
 * @param of.href - the page's path
 * @param of.image - '' and undefined for none
 */
export async function toPosterView(
  { services, country }: Pick<PageScope, 'services' | 'country'>,
  of: {
    href: string
    title: string
    subtitle: readonly (string | undefined)[]
    image: string | undefined
    figures: TotalFigures
    invitation: string
  },
  { searchParams }: URL,
): Promise<PosterView> {
  const address = siteAddress(services, of.href)
  const { raised, raisedLabel, ofTarget, barPercent } = of.figures
  const said = of.subtitle.filter((words) => words !== undefined && words !== of.title)
  return {
    href: of.href,
    title: of.title,
    subtitle: [...new Set(said)].filter((words) => words !== '').join(' · '),
    image: of.image || undefined,
    code: svgAddress(await drawQrCode(address)),
    address: address.replace(/^https?:\/\//, ''),
    invitation: of.invitation,
    paper: paperOf(searchParams.get('paper'), country),
    figures:
      searchParams.get('raised') === 'no'
        ? undefined
        : { raised, raisedLabel, ofTarget, barPercent },
  }
}
