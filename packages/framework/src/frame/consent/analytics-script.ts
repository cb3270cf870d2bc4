import type { AnalyticsConfig } from '@milepost/content'

const provider = 'https://www.googletagmanager.com'

/** The address of the script that an entry of the analytics settings loads. */
export function analyticsScript({ type, id, url }: AnalyticsConfig): string {
  if (type === 'script') return url
  const file = type === 'google_analytics' ? '/gtag/js' : '/gtm.js'
  return `${url === '' ? provider + file : url}?id=${encodeURIComponent(id)}`
}
