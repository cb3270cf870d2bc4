import type { SiteConfig } from '@milepost/content'
import type { DonateAction, Event, NGO, WebPage, WithContext } from 'schema-dts'
import { getSiteName } from '../../base/site-name.ts'

/** Serialises a value as JSON that cannot end a `<script>` element. */
export function serialiseForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}

const schemaContext = 'https://schema.org'

type SiteDataOptions = Record<'origin' | 'name' | 'donateUrl', string> & {
  logo: string | undefined
}

/** Returns structured data of the charity and its event, for the home page. */
export function createSiteData(
  { meta, platform }: Pick<SiteConfig, 'meta' | 'platform'>,
  { origin, logo, name, donateUrl }: SiteDataOptions,
): WithContext<NGO | Event>[] {
  const organiser = meta.author || name
  const organisation: WithContext<NGO> = {
    '@context': schemaContext,
    '@type': 'NGO',
    name: organiser,
    url: origin,
    ...(logo === undefined ? {} : { logo: toAbsoluteUrl(logo, origin) }),
    potentialAction: createDonateAction(donateUrl),
  }
  const dated = platform[0]?.items.find((item) => item.startDate !== undefined)
  if (dated?.startDate === undefined) return [organisation]
  const event: WithContext<Event> = {
    '@context': schemaContext,
    '@type': 'Event',
    name: getSiteName({ meta, uid: name }),
    description: meta.description.trim(),
    startDate: dated.startDate,
    ...(dated.endDate === undefined ? {} : { endDate: dated.endDate }),
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: origin },
    organizer: { '@type': 'NGO', name: organiser, url: origin },
  }
  return [organisation, event]
}

/** Returns structured data of a page that accepts donations. */
export function createPageData({
  name,
  url,
  donateUrl,
}: {
  name: string
  url: string
  donateUrl: string
}): WithContext<WebPage> {
  return {
    '@context': schemaContext,
    '@type': 'WebPage',
    name,
    url,
    potentialAction: createDonateAction(donateUrl),
  }
}

function createDonateAction(target: string): DonateAction {
  return { '@type': 'DonateAction', target }
}

function toAbsoluteUrl(address: string, origin: string): string {
  return address.startsWith('/') ? new URL(address, origin).href : address
}
