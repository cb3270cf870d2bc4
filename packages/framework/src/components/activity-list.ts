import type { ComponentProps } from 'react'
import type { ActivityList } from '../supporter-page/activity-list.tsx'

/** What a supporter has walked, ridden and climbed. */
export { ActivityList as default } from '../supporter-page/activity-list.tsx'

export type ActivityListProps = ComponentProps<typeof ActivityList>
