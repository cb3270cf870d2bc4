import type { ComponentProps } from 'react'
import type { MaintenanceModal } from '../../shell/maintenance-modal.tsx'

/** Dialog that announces maintenance. */
export { MaintenanceModal as default } from '../../shell/maintenance-modal.tsx'

export type MaintenanceNoticeProps = ComponentProps<typeof MaintenanceModal>
