/** Names of the ten share targets, in display order (Spec §2). */
export const shareNames = [
  'whatsapp',
  'facebook',
  'messenger',
  'mail',
  'sms',
  'copy',
  'twitter',
  'telegram',
  'linkedin',
  'pinterest',
] as const

export type ShareName = (typeof shareNames)[number]

export interface SharedPage {
  /** Absolute URL of the page. */
  url: string
  title: string
  /** Text of the post or message. @default the title */
  text?: string | undefined
  /** Absolute URL of an image. Only some networks use it. */
  image?: string | undefined
}

/** Share target: a link, or copying the link. */
export interface ShareOption {
  name: ShareName
  label: string
  href?: string
  /** URL of the network's app, used on phones. */
  appHref?: string
  /** Whether the link opens in a new tab. */
  external: boolean
}

type Address = (shared: SharedPage) => string
interface Way {
  label: string
  address?: Address
  app?: Address
  external?: boolean
}

const ways: Record<ShareName, Way> = {
  facebook: {
    label: 'Facebook',
    address: ({ url }) => query('https://www.facebook.com/sharer/sharer.php', { u: url }),
    external: true,
  },
  twitter: {
    label: 'X',
    address: ({ url, text }) => query('https://x.com/intent/post', { url, text }),
    external: true,
  },
  linkedin: {
    label: 'LinkedIn',
    address: ({ url }) => query('https://www.linkedin.com/sharing/share-offsite/', { url }),
    external: true,
  },
  pinterest: {
    label: 'Pinterest',
    address: ({ url, text, image }) =>
      query('https://www.pinterest.com/pin/create/button/', {
        url,
        description: text,
        media: image,
      }),
    external: true,
  },
  messenger: {
    label: 'Messenger',
    // Messenger on the web does not accept links without a Facebook app id, so the link is copied instead.
    address: () => 'https://www.facebook.com/messages/new',
    app: ({ url }) => query('fb-messenger://share/', { link: url }),
    external: true,
  },
  whatsapp: {
    label: 'WhatsApp',
    address: ({ url, text }) => query('https://api.whatsapp.com/send', { text: `${text} ${url}` }),
    external: true,
  },
  telegram: {
    label: 'Telegram',
    address: ({ url, text }) => query('https://t.me/share/url', { url, text }),
    external: true,
  },
  mail: {
    label: 'Email',
    address: ({ url, title, text }) =>
      query('mailto:', { subject: title, body: `${text}\r\n\r\n${url}` }),
  },
  sms: {
    label: 'Text message',
    address: ({ url, text }) => query('sms:', { '&body': `${text} ${url}` }),
  },
  copy: { label: 'Copy link' },
}

/**
 * Returns the enabled share targets of a page.
 *
 * @param switches - targets with the value 'yes' are enabled (Spec §2). @default all
 */
export function shareOptions(
  shared: SharedPage,
  switches?: Partial<Record<ShareName, unknown>>,
): ShareOption[] {
  const whole = { ...shared, text: shared.text || shared.title }
  return shareNames
    .filter((name) => switches === undefined || switches[name] === 'yes')
    .map((name) => {
      const { label, address, app, external = false } = ways[name]
      const href = address?.(whole)
      return { name, label, external, ...(href && { href }), ...(app && { appHref: app(whole) }) }
    })
}

function query(base: string, values: Record<string, string | undefined>): string {
  const pairs = Object.entries(values)
    .filter((pair): pair is [string, string] => Boolean(pair[1]))
    // Mail and messaging apps do not decode a plus as a space. Lone surrogates would throw.
    .map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`)
  return `${base}?${pairs.join('&')}`
}

function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}
