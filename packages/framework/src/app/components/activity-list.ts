import type { ComponentProps } from 'react'
import type { ActivityList } from '../../pages/supporter/activity-list.tsx'

export { ActivityList as default } from '../../pages/supporter/activity-list.tsx'

export type ActivityListProps = ComponentProps<typeof ActivityList>
