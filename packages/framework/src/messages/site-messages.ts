import type { SiteConfig } from '@milepost/content'
import { loadDateLanguage } from '@milepost/measures/format'
import { type Messages, type MessagesOf, withOverrides } from '@milepost/supporter/messages'
import { memoisePerObject } from '../base/memoise-per-object.ts'
import type { SiteLanguage } from '../base/site-language.ts'
import { languageOf } from '../base/language-of.ts'
import { activityListMessages } from './activity-list-messages.ts'
import { activityTypesMessages } from './activity-types-messages.ts'
import { addsUpMessages } from './adds-up-messages.ts'
import { buttonsMessages } from './buttons-messages.ts'
import { contactFormMessages } from './contact-form-messages.ts'
import { countdownMessages } from './countdown-messages.ts'
import { embedsMessages } from './embeds-messages.ts'
import { endedMessages } from './ended-messages.ts'
import { figuresMessages } from './figures-messages.ts'
import { fitnessTotalMessages } from './fitness-total-messages.ts'
import { footerMessages } from './footer-messages.ts'
import { galleryMessages } from './gallery-messages.ts'
import { giftListMessages } from './gift-list-messages.ts'
import { otherWaysMessages } from './other-ways-messages.ts'
import { givingMessages } from './giving-messages.ts'
import { listingMessages } from './listing-messages.ts'
import { maintenanceMessages } from './maintenance-messages.ts'
import { matchingMessages } from './matching-messages.ts'
import { measuresMessages } from './measures-messages.ts'
import { qrCodeMessages } from './qr-code-messages.ts'
import { receiptMessages } from './receipt-messages.ts'
import { refusedMessages } from './refused-messages.ts'
import { routeMessages } from './route-messages.ts'
import { searchMessages } from './search-messages.ts'
import { sectionsMessages } from './sections-messages.ts'
import { segmentsMessages } from './segments-messages.ts'
import { shareMessages } from './share-messages.ts'
import { shellMessages } from './shell-messages.ts'
import { statementMessages } from './statement-messages.ts'
import { supporterPageMessages } from './supporter-page-messages.ts'
import { tagPageMessages } from './tag-page-messages.ts'
import { teamPageMessages } from './team-page-messages.ts'
import { thirdPartyMessages } from './third-party-messages.ts'
import { tickerMessages } from './ticker-messages.ts'
import { videoMessages } from './video-messages.ts'
import { withoutScriptsMessages } from './without-scripts-messages.ts'

/** What the server says. Browser code imports the catalogues that it needs, each by itself. */
const catalogues = [
  activityListMessages,
  activityTypesMessages,
  addsUpMessages,
  buttonsMessages,
  contactFormMessages,
  countdownMessages,
  embedsMessages,
  endedMessages,
  figuresMessages,
  fitnessTotalMessages,
  footerMessages,
  galleryMessages,
  giftListMessages,
  givingMessages,
  otherWaysMessages,
  listingMessages,
  maintenanceMessages,
  matchingMessages,
  measuresMessages,
  qrCodeMessages,
  receiptMessages,
  refusedMessages,
  routeMessages,
  searchMessages,
  sectionsMessages,
  segmentsMessages,
  shareMessages,
  shellMessages,
  statementMessages,
  supporterPageMessages,
  tagPageMessages,
  teamPageMessages,
  thirdPartyMessages,
  tickerMessages,
  videoMessages,
  withoutScriptsMessages,
] as const

type Catalogues = (typeof catalogues)[number]

/** What the server says, by feature and key, with a site's own words in place of some. */
export type SiteMessages = {
  readonly [Catalogue in Catalogues as Catalogue['feature']]: MessagesOf<Catalogue>
} & {
  /** The language of the messages, as a tag of BCP 47 such as `en-GB`. */
  readonly language: string
}

/** The product's own words, where a site cannot be read. */
export const englishMessages: SiteMessages = toMessages('en', {})

/**
 * What the server says on a site.
 *
 * @param language - of the page; English, as it is written in the site's country, if undefined
 */
export async function siteMessages(
  site: SiteInWords,
  language: SiteLanguage | undefined,
): Promise<SiteMessages> {
  if (language === undefined) return inEnglish(site)
  const known = translated.get(site)
  if (known !== undefined) return known
  const [messages] = await Promise.all([language.messages(), loadDateLanguage(language.tag)])
  const made = toMessages(languageOf(site.localisation.country, language), {
    ...messages,
    ...site.messages,
  })
  translated.set(site, made)
  return made
}

type SiteInWords = Pick<SiteConfig, 'messages'> & {
  readonly localisation: Pick<SiteConfig['localisation'], 'country'>
}

const inEnglish = memoisePerObject(({ localisation, messages }: SiteInWords) =>
  toMessages(languageOf(localisation.country), messages),
)

/** A site's document is one in each language, so it tells its language's messages from another's. */
const translated = new WeakMap<SiteInWords, SiteMessages>()

function toMessages(language: string, overrides: Messages): SiteMessages {
  const features = catalogues.map((catalogue) => [
    catalogue.feature,
    withOverrides(catalogue, overrides),
  ])
  return { ...Object.fromEntries(features), language } as SiteMessages
}
