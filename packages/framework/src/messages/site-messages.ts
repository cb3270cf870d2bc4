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

/** Message catalogues of the server. Browser code imports only the catalogues that it needs. */
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

/** Messages by feature and key, including the site's overrides. */
export type SiteMessages = {
  readonly [Catalogue in Catalogues as Catalogue['feature']]: MessagesOf<Catalogue>
} & {
  /** BCP 47 tag of the messages' language, such as `en-GB`. */
  readonly language: string
}

/** Default English messages, for use if the site's document cannot be read. */
export const englishMessages: SiteMessages = toMessages('en', {})

/**
 * Returns the messages of a site.
 *
 * @param language - language of the page; undefined for English with the site's country as its region
 */
export async function getSiteMessages(
  site: SiteMessageScope,
  language: SiteLanguage | undefined,
): Promise<SiteMessages> {
  if (language === undefined) return getEnglishMessages(site)
  const known = translatedMessages.get(site)
  if (known !== undefined) return known
  const [messages] = await Promise.all([language.messages(), loadDateLanguage(language.tag)])
  const made = toMessages(getLanguage(site.localisation.country, language), {
    ...messages,
    ...site.messages,
  })
  translatedMessages.set(site, made)
  return made
}

type SiteMessageScope = Pick<SiteConfig, 'messages'> & {
  readonly localisation: Pick<SiteConfig['localisation'], 'country'>
}

const getEnglishMessages = memoisePerObject(({ localisation, messages }: SiteMessageScope) =>
  toMessages(getLanguage(localisation.country), messages),
)

/** Translated messages by site document. Each language has a separate document. */
const translatedMessages = new WeakMap<SiteMessageScope, SiteMessages>()

function toMessages(language: string, overrides: Messages): SiteMessages {
  const features = catalogues.map((catalogue) => [
    catalogue.feature,
    overrideMessages(catalogue, overrides),
  ])
  return { ...Object.fromEntries(features), language } as SiteMessages
}
