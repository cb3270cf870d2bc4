import type { SiteConfig } from '@milepost/content'
import type { PageScope } from '../request/page-scope.ts'
import { homeContent } from '../services/home-content.ts'
import { siteName } from '../services/site-name.ts'
import { isSvg } from './own-picture.ts'
import { projectCurrency } from '../project/project-currency.ts'
import { toTotalFigures } from '../view-models/to-total-figures.ts'
import { toImageView } from '../view-models/to-image-view.ts'
import type { CardOfPage } from './card-of-page.ts'
import { toShareCard } from './to-share-card.ts'
import { isPlatformError } from '@milepost/platform'

/**
 * The card of the whole site, with what all have raised together; undefined where nothing is open to give to, or where
 * the figures cannot be read and never were.
 */
export async function siteCard(scope: PageScope): Promise<CardOfPage | undefined> {
  const { project, site, country, messages, services } = scope
  if (project === undefined || services.shareCards === undefined) return undefined
  try {
    const [{ value }, currency] = await Promise.all([project.summary(), projectCurrency(scope)])
    const figures = toTotalFigures({ ...value, currency, country, messages })
    const card = toShareCard(scope, {
      title: siteName(site),
      figures,
      picture: sitePicture(scope),
    })
    return { subject: 'site', card }
  } catch (error) {
    // A page is whole without its card.
    if (isPlatformError(error)) return undefined
    throw error
  }
}

/** The picture that stands for the whole site: that of its first scene, or else what it names for shares. */
export function sitePicture(scope: Pick<PageScope, 'site' | 'services'>): string | undefined {
  const [first] = homeContent(scope)
  const scene = first?.type === 'hero' ? first.primary.image : undefined
  return toImageView(scene ?? scope.site.meta.image)?.src
}

/** What shares show where there is no card: the site's own picture, unless networks do not show it. */
export function defaultPicture({ meta }: Pick<SiteConfig, 'meta'>): string | undefined {
  return isSvg(meta.image) ? undefined : toImageView(meta.image)?.src
}
