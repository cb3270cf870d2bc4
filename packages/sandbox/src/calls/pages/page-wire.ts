import type { PageImageWire, PageSummaryWire, PageWire } from '@milepost/platform/testing'
import { getCurrencySymbol } from '@milepost/measures'
import { findCharityById } from '../../records/campaign-row.ts'
import { getImageUrls } from '../../images/stored-image.ts'
import type { CallContext } from '../../http/call-context.ts'
import { formatDecimal, formatMillisecondDate, toMajorNumber } from '../../values/wire-values.ts'
import { getOwnerName, type PageRow } from '../../records/page-row.ts'

/** Activity types of the platform (wire contract §2.5.8). */
const activityTypes = [
  'Running_Marathons',
  'Treks',
  'Walks',
  'Cycling',
  'Swimming',
  'Birthday',
  'Wedding',
  'OtherCelebration',
  'Christening',
  'InMemory',
  'Anniversaries',
  'Triathlons',
  'Parachuting_Skydives',
  'OtherSportingEvents',
  'NewYearsResolutions',
  'Christmas',
  'OtherPersonalChallenge',
  'CharityAppeal',
  'IndividualAppeal',
  'CompanyAppeal',
]

/** Normalises the case of an activity type. Unknown types become `OtherCelebration`. */
export function toActivityType(text: string): string {
  const wanted = text.toLowerCase()
  return activityTypes.find((type) => type.toLowerCase() === wanted) ?? 'OtherCelebration'
}

/** Converts a page to the format of `{api}`: amounts, ids and some booleans are strings (wire contract §2.5.2). */
export function toPageWire({ database, origin }: CallContext, page: PageRow): PageWire {
  const charity = findCharityById(database, page.charityId)
  const image = toImageWire(origin, page.image, page.title)
  const others = database
    .all<{ image: string; caption: string }>(
      'SELECT image, caption FROM page_images WHERE page_id = ? ORDER BY id',
      page.id,
    )
    .map((row) => toImageWire(origin, row.image, row.caption))
  const videos = database.all<{ url: string; caption: string }>(
    'SELECT url, caption FROM page_videos WHERE page_id = ? ORDER BY id',
    page.id,
  )
  const avatar = getImageUrls(origin, page.ownerImage).absolute
  const percentage = page.targetMinor > 0 ? (page.raisedMinor / page.targetMinor) * 100 : 0
  return {
    pageId: String(page.id),
    pageGuid: page.guid,
    pageShortName: page.shortName,
    title: page.title,
    status: page.status,
    owner: getOwnerName(page),
    pageOwnerGuid: page.ownerGuid,
    consumerId: page.ownerId,
    ownerProfileImageUrls: {
      OriginalSize: avatar,
      Size150x150Face: `${avatar}?template=size150x150face`,
    },
    activityType: page.activityType,
    activityId: String(page.eventId),
    activityCharityCreated: false,
    attribution: page.attribution,
    eventId: page.eventId,
    eventName: page.eventName,
    ...(page.campaignGuid === null ? {} : { campaignGuid: page.campaignGuid }),
    currencyCode: page.currencyCode,
    currencySymbol: getCurrencySymbol(page.currencyCode),
    fundraisingTarget: formatDecimal(page.targetMinor),
    totalRaisedPercentageOfFundraisingTarget: String(Math.round(percentage)),
    totalRaisedOnline: formatDecimal(page.onlineMinor, 4),
    totalRaisedOffline: formatDecimal(page.offlineMinor, 4),
    totalRaisedSms: formatDecimal(0, 4),
    grandTotalRaisedExcludingGiftAid: formatDecimal(page.raisedMinor),
    totalEstimatedGiftAid: formatDecimal(page.giftAidMinor, 4),
    showEventDate: 'true',
    eventDate: formatMillisecondDate(page.eventMs),
    showExpiryDate: 'true',
    expiryDate: formatMillisecondDate(page.expiresMs),
    createdDate: formatMillisecondDate(page.createdMs),
    image,
    imageCount: String(1 + others.length),
    media: { images: [image, ...others], videos },
    charity: {
      id: page.charityId,
      name: charity?.name ?? '',
      description: charity?.description ?? '',
      logoUrl: charity?.logo ?? '',
      logoAbsoluteUrl: getImageUrls(origin, charity?.logo ?? '').absolute,
      profilePageUrl: `${origin}/www/${charity?.slug ?? ''}`,
      registrationNumber: charity?.registrationNumber ?? '',
    },
    branding: {
      buttonColour: '144971',
      buttonTextColour: 'FFFFFF',
      headerTextColour: '248AC8',
      thermometerBackgroundColour: '248AC8',
      thermometerFillColour: '144971',
      thermometerTextColour: 'FFFFFF',
    },
    story: page.story,
    pageSummary: '',
    pageSummaryWhat: page.summaryWhat,
    pageSummaryWhy: page.summaryWhy,
    domain: new URL(origin).host,
    companyAppealId: 0,
    rssUrl: '',
    rememberedPersonSummary: null,
    customCodes: null,
    teams:
      page.teamGuid === null || page.teamShortName === null
        ? []
        : [{ teamGuid: page.teamGuid, teamShortName: page.teamShortName }],
  }
}

function toImageWire(origin: string, name: string, caption: string): PageImageWire {
  const { absolute, protocolRelative } = getImageUrls(origin, name)
  return { caption, url: protocolRelative, absoluteUrl: absolute }
}

/** Converts a page to the list format: amounts are numbers, in major units (wire contract §2.5.1). */
export function toPageSummaryWire(origin: string, page: PageRow): PageSummaryWire {
  const { absolute, protocolRelative } = getImageUrls(origin, page.image)
  return {
    pageId: page.id,
    pageGuid: page.guid,
    pageTitle: page.title,
    pageStatus: page.status,
    pageShortName: page.shortName,
    raisedAmount: toMajorNumber(page.raisedMinor),
    totalRaisedOnline: toMajorNumber(page.onlineMinor),
    totalRaisedOffline: toMajorNumber(page.offlineMinor),
    offlineDonations: toMajorNumber(page.offlineMinor),
    giftAidPlusSupplement: toMajorNumber(page.giftAidMinor),
    targetAmount: toMajorNumber(page.targetMinor),
    currencyCode: page.currencyCode,
    currencySymbol: getCurrencySymbol(page.currencyCode),
    designId: 1,
    companyAppealId: 0,
    pageImages: [page.image],
    images: [{ caption: '', url: protocolRelative, absoluteUrl: absolute }],
    eventName: page.eventName,
    eventId: page.eventId,
    charityId: page.charityId,
    campaignGuid: page.campaignGuid,
    domain: new URL(origin).host,
    inMemoryPerson: null,
    createdDate: formatMillisecondDate(page.createdMs),
  }
}
