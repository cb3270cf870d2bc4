import type { ComponentProps } from 'react'
import type { ConsentBanner } from '../../frame/consent/consent-banner.tsx'

/** Cookie banner, shown until the visitor decides. */
export { ConsentBanner as default } from '../../frame/consent/consent-banner.tsx'

export type ConsentBannerProps = ComponentProps<typeof ConsentBanner>
