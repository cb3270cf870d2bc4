import { useMatches } from 'react-router'
import type { PageOverrides } from './page-overrides.ts'

/** What the shown page's document changes around it; nothing on most pages. */
export function usePageOverrides(): PageOverrides {
  const data: unknown = useMatches().at(-1)?.loaderData
  const isView = typeof data === 'object' && data !== null && 'around' in data
  return (isView ? (data as { around?: PageOverrides }).around : undefined) ?? {}
}
