import type { SiteConfig } from '@milepost/content'
import { loadDateLanguage } from '@milepost/measures/format'
import { type Messages, type MessagesOf, overrideMessages } from '@milepost/supporter/messages'
import { memoisePerObject } from '../base/memoise-per-object.ts'
import { getLanguage, type SiteLanguage } from '../base/site-language.ts'
import {
  activityListMessages,
  activityTypesMessages,
  addsUpMessages,
  buttonsMessages,
  contactFormMessages,
  countdownMessages,
  embedsMessages,
  figuresMessages,
  fitnessTotalMessages,
  galleryMessages,
  giftListMessages,
  givingMessages,
  listingMessages,
  matchingMessages,
  measuresMessages,
  qrCodeMessages,
  receiptMessages,
  searchMessages,
  sectionsMessages,
  segmentsMessages,
  shareMessages,
  thirdPartyMessages,
  tickerMessages,
  videoMessages,
} from './section-messages.ts'
import {
  endedMessages,
  footerMessages,
  maintenanceMessages,
  otherWaysMessages,
  refusedMessages,
  routeMessages,
  statementMessages,
  supporterPageMessages,
  tagPageMessages,
  teamPageMessages,
  withoutScriptsMessages,
} from './page-messages.ts'
import { shellMessages } from './shell-messages.ts'

/** Message catalogues of the server. Browser code imports each catalogue that it needs. */
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

/** Server messages by feature and key, including the site's overrides. */
export type SiteMessages = {
  readonly [Catalogue in Catalogues as Catalogue['feature']]: MessagesOf<Catalogue>
} & {
  /** Language of the messages, as a BCP 47 tag such as `en-GB`. */
  readonly language: string
}

/** Default English messages, for use if the site's document cannot be read. */
export const englishMessages: SiteMessages = toMessages('en', {})

/**
 * Returns the server messages of a site.
 *
 * @param language - of the page; if undefined, the site's regional English
 */
export async function getSiteMessages(
  site: SiteMessageScope,
  language: SiteLanguage | undefined,
): Promise<SiteMessages> {
  if (language === undefined) return inEnglish(site)
  const known = translated.get(site)
  if (known !== undefined) return known
  const [messages] = await Promise.all([language.messages(), loadDateLanguage(language.tag)])
  const made = toMessages(getLanguage(site.localisation.country, language), {
    ...messages,
    ...site.messages,
  })
  translated.set(site, made)
  return made
}

type SiteMessageScope = Pick<SiteConfig, 'messages'> & {
  readonly localisation: Pick<SiteConfig['localisation'], 'country'>
}

const inEnglish = memoisePerObject(({ localisation, messages }: SiteMessageScope) =>
  toMessages(getLanguage(localisation.country), messages),
)

/** Translated messages by site document. Each language has a separate document, so the object identifies the language. */
const translated = new WeakMap<SiteMessageScope, SiteMessages>()

function toMessages(language: string, overrides: Messages): SiteMessages {
  const features = catalogues.map((catalogue) => [
    catalogue.feature,
    overrideMessages(catalogue, overrides),
  ])
  return { ...Object.fromEntries(features), language } as SiteMessages
}
