import type { ComponentProps } from 'react'
import type { MaintenanceModal } from '../../shell/maintenance-modal.tsx'

/** Says at the start that the site is being worked on. */
export { MaintenanceModal as default } from '../../shell/maintenance-modal.tsx'

export type MaintenanceNoticeProps = ComponentProps<typeof MaintenanceModal>
