import type { SiteConfig } from '@milepost/content'
import type { DonateAction, Event, NGO, WebPage, WithContext } from 'schema-dts'
import { getSiteName } from '../../base/site-name.ts'

/** Serialises JSON for a `<script>` element, escaped so that it cannot end the element. */
export function toJsonText(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}

const context = 'https://schema.org'

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
    '@context': context,
    '@type': 'NGO',
    name: organiser,
    url: origin,
    ...(logo === undefined ? {} : { logo: absolute(logo, origin) }),
    potentialAction: createDonateAction(donateUrl),
  }
  const dated = platform[0]?.items.find((item) => item.startDate !== undefined)
  if (dated?.startDate === undefined) return [organisation]
  const event: WithContext<Event> = {
    '@context': context,
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
export function pageData({
  name,
  url,
  donateUrl,
}: {
  name: string
  url: string
  donateUrl: string
}): WithContext<WebPage> {
  return {
    '@context': context,
    '@type': 'WebPage',
    name,
    url,
    potentialAction: createDonateAction(donateUrl),
  }
}

function createDonateAction(target: string): DonateAction {
  return { '@type': 'DonateAction', target }
}

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? new URL(address, origin).href : address
}
