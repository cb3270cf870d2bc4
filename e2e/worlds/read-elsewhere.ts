import { formatMoney } from '@milepost/measures/format'
import { loadTagCard } from '@milepost/framework/src/pages/content/tag-page.ts'
import {
  getBrandColours,
  renderFrame,
  readEmbeddedTotal,
} from '@milepost/framework/src/elsewhere/embed/frame.ts'
import { loadOverlay } from '@milepost/framework/src/elsewhere/overlay/load-overlay.ts'
import type { PageScope } from '@milepost/framework/src/frame/request/scopes.ts'
import { type PageCard, createSiteCard } from '@milepost/framework/src/frame/share/page-card.ts'
import { loadSupporterCard } from '@milepost/framework/src/pages/supporter/supporter-card.ts'
import { loadTeamCard } from '@milepost/framework/src/pages/team/team-figures.ts'
import { readTotal, type TotalReference } from '@milepost/framework/src/elsewhere/read-total.ts'

/** Returns the amounts of a frame, the live overlay and a share card. A single project has only an overlay. */
export async function readElsewhere(
  scope: PageScope,
  wanted: TotalReference,
): Promise<Record<string, string>> {
  const [card, overlay] = await Promise.all([cardOf(scope, wanted), loadOverlay(scope, wanted)])
  const { currency = '' } = (await readTotal(scope, wanted))?.total ?? {}
  return {
    overlay: overlay?.raised ?? 'not there',
    ...(wanted.kind !== 'project' && {
      card:
        card === undefined
          ? 'not there'
          : // Before the first donation, the card asks for one instead of showing an amount.
            card.isBeforeFirst
            ? formatMoney(0, { currency, country: scope.country })
            : // The card's renderer has no unbreakable spaces.
              card.amount.replaceAll(' ', '\u00a0'),
    }),
    ...(wanted.kind !== 'project' && wanted.kind !== 'tag' && (await framesOf(scope, wanted))),
  }
}

async function framesOf(
  scope: PageScope,
  wanted: Parameters<typeof readEmbeddedTotal>[1],
): Promise<Record<string, string>> {
  const embedded = await readEmbeddedTotal(scope, wanted)
  if (embedded === undefined) return { frame: 'not there' }
  const colours = getBrandColours(scope.site)
  const messages = { siteName: 'World', donate: 'Donate' }
  return {
    frame: raisedIn(renderFrame(embedded, { messages, colours, nonce: '' })),
  }
}

/** The amounts before the word "raised" among the texts of a document, each once. */
function raisedIn(markup: string): string {
  const texts = markup
    .split(/<[^<>]*>/)
    .flatMap((text) => / ?((?:[A-Z]{3}\s)?\S+) raised/.exec(text)?.[1] ?? [])
  return [...new Set(texts)].join(' and ')
}

async function cardOf(
  scope: PageScope,
  wanted: TotalReference,
): Promise<PageCard['card'] | undefined> {
  switch (wanted.kind) {
    case 'site':
      return (await createSiteCard(scope))?.card
    case 'page':
      return (await loadSupporterCard(scope, wanted.slug))?.card
    case 'team':
      return (await loadTeamCard(scope, wanted.slug))?.card
    case 'tag':
      return (await loadTagCard(scope, wanted.tag, wanted.value))?.card
    case 'project':
      return undefined
  }
}
