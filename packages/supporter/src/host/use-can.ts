import type { OptionalGroup } from '@milepost/platform/adapter'
import { useCallback } from 'react'
import { useHost } from './host-context.ts'

/** Returns a function that checks whether the platform supports a group of calls. */
export function useCan(): (group: OptionalGroup) => boolean {
  const { lacks } = useHost().settings
  return useCallback((group) => !lacks?.includes(group), [lacks])
}
