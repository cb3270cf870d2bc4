import type { OptionalGroup } from '@milepost/platform/adapter'
import { useCallback } from 'react'
import { useHost } from './host-context.ts'

/** Whether the platform has a group of calls. Ask before anything is shown that needs it. */
export function useCan(): (group: OptionalGroup) => boolean {
  const { lacks } = useHost().settings
  return useCallback((group) => !lacks?.includes(group), [lacks])
}
