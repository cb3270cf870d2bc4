import type { ComponentProps } from 'react'
import type { ConsentBanner } from '../../frame/consent/consent-banner.tsx'

/** Asks for consent, until it is answered. */
export { ConsentBanner as default } from '../../frame/consent/consent-banner.tsx'

export type ConsentBannerProps = ComponentProps<typeof ConsentBanner>
