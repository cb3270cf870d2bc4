import type { ComponentProps } from 'react'
import type { ConsentModals } from '../../frame/consent/consent-modals.tsx'

/** Dialogs of the query parameter `cookies`: preferences and cookie policy. */
export { ConsentModals as default } from '../../frame/consent/consent-modals.tsx'

export type ConsentPreferencesProps = ComponentProps<typeof ConsentModals>
