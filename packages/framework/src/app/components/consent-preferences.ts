import type { ComponentProps } from 'react'
import type { ConsentModals } from '../../frame/consent/consent-modals.tsx'

/** The dialogs that the query `cookies` opens: preferences and the cookie policy. */
export { ConsentModals as default } from '../../frame/consent/consent-modals.tsx'

export type ConsentPreferencesProps = ComponentProps<typeof ConsentModals>
