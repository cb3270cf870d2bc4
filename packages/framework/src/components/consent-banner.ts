import type { ComponentProps } from 'react'
import type { ConsentBanner } from '../consent/consent-banner.tsx'

/** Asks for consent, until it is answered. */
export { ConsentBanner as default } from '../consent/consent-banner.tsx'

export type ConsentBannerProps = ComponentProps<typeof ConsentBanner>
