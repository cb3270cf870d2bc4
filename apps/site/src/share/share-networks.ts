/** The ten ways to share (decisions: routes and links), in the order they are shown. */
export const shareNetworks = [
  'facebook',
  'twitter',
  'linkedin',
  'pinterest',
  'messenger',
  'whatsapp',
  'telegram',
  'mail',
  'sms',
  'copy',
] as const

export type ShareNetwork = (typeof shareNetworks)[number]

/**
 * The address at which a page is shared on a network.
 *
 * @param url - the page's absolute address
 * @param title - what the share says
 * @returns undefined for `copy`, which has no address
 */
export function shareLink(network: ShareNetwork, url: string, title: string): string | undefined {
  const link = encodeURIComponent(url)
  const text = encodeURIComponent(title)
  const both = encodeURIComponent(`${title} ${url}`.trim())
  switch (network) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${link}`
    case 'twitter':
      return `https://x.com/intent/post?url=${link}&text=${text}`
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${link}`
    case 'pinterest':
      return `https://www.pinterest.com/pin/create/button/?url=${link}&description=${text}`
    case 'messenger':
      return `fb-messenger://share/?link=${link}`
    case 'whatsapp':
      return `https://wa.me/?text=${both}`
    case 'telegram':
      return `https://t.me/share/url?url=${link}&text=${text}`
    case 'mail':
      return `mailto:?subject=${text}&body=${link}`
    case 'sms':
      return `sms:?&body=${both}`
    case 'copy':
      return undefined
  }
}
