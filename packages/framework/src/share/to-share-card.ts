import type { PageScope } from '../request/page-scope.ts'
import { siteName } from '../services/site-name.ts'
import { drawableText } from '../share-card/drawable-text.ts'
import type { ShareCard } from '../share-card/share-card.ts'
import type { TotalFigures } from '../view-models/to-total-figures.ts'
import { toImageView } from '../view-models/to-image-view.ts'
import { cardLook } from './card-look.ts'

/**
 * Puts what a page is about onto a share card.
 *
 * @param about.title - its name; where nothing of it can be drawn, the site's name is there
 * @param about.picture - the path of its picture on the site; undefined for none
 */
export function toShareCard(
  { site, messages, services }: PageScope,
  {
    title,
    figures,
    picture,
  }: { title: string; figures: TotalFigures; picture: string | undefined },
): ShareCard {
  const look = cardLook(site)
  const ranges = look.fonts.flatMap((font) => font.ranges)
  const drawn = (text: string | undefined) => drawableText(text ?? '', ranges)
  const campaign = drawn(siteName(site))
  const name = drawn(title) || campaign
  const { beforeFirst } = figures
  return {
    language: messages.language,
    isRightToLeft: services.language?.dir === 'rtl',
    title: name,
    kicker: name === campaign ? '' : campaign,
    isBeforeFirst: beforeFirst !== undefined,
    amount: drawn(beforeFirst?.text ?? figures.raised),
    ofTarget: drawn(
      beforeFirst === undefined
        ? [figures.raisedLabel, figures.ofTarget ?? ''].join(' ')
        : beforeFirst.target,
    ),
    barPercent: figures.target === undefined ? undefined : figures.barPercent,
    notes:
      beforeFirst === undefined ? [drawn(figures.percentText), drawn(figures.donations)] : ['', ''],
    picture,
    logo: logoOf(site.header),
    look,
  }
}

function logoOf({ logo, logoLight }: PageScope['site']['header']): ShareCard['logo'] {
  const path = toImageView(logoLight ?? logo)?.src
  return path === undefined ? undefined : { path, isForDark: logoLight !== undefined }
}
