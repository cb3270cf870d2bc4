import type { SiteConfig } from '@milepost/content'
import { siteName } from '../services/site-name.ts'

type Node = Readonly<Record<string, unknown>>

const context = 'https://schema.org'

/** What search engines are told of the charity and its event on the home page. */
export function siteData(
  { meta, platform }: Pick<SiteConfig, 'meta' | 'platform'>,
  { origin, logo, name }: { origin: string; logo: string | undefined; name: string },
): Node[] {
  const organiser = meta.author || name
  const organisation: Node = {
    '@context': context,
    '@type': 'NGO',
    name: organiser,
    url: origin,
    ...(logo === undefined ? {} : { logo: absolute(logo, origin) }),
    potentialAction: donateAction(`${origin}/#donate`),
  }
  const dated = platform[0]?.items.find((item) => item.startDate !== undefined)
  if (dated?.startDate === undefined) return [organisation]
  const event: Node = {
    '@context': context,
    '@type': 'Event',
    name: siteName({ meta, uid: name }),
    description: meta.description.trim(),
    startDate: dated.startDate,
    ...(dated.endDate === undefined ? {} : { endDate: dated.endDate }),
    eventAttendanceMode: `${context}/MixedEventAttendanceMode`,
    location: { '@type': 'VirtualLocation', url: origin },
    organizer: { '@type': 'NGO', name: organiser, url: origin },
  }
  return [organisation, event]
}

/** What search engines are told of a page that takes gifts. */
export function pageData({
  name,
  url,
  donateUrl,
}: {
  name: string
  url: string
  donateUrl: string
}): Node {
  return {
    '@context': context,
    '@type': 'WebPage',
    name,
    url,
    potentialAction: donateAction(donateUrl),
  }
}

function donateAction(target: string): Node {
  return { '@type': 'DonateAction', target }
}

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? new URL(address, origin).href : address
}
