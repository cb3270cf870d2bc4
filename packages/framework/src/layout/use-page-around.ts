import { useMatches } from 'react-router'
import type { PageAround } from './page-around.ts'

/** What the shown page's document changes around it; nothing on most pages. */
export function usePageAround(): PageAround {
  const data: unknown = useMatches().at(-1)?.loaderData
  const isView = typeof data === 'object' && data !== null && 'around' in data
  return (isView ? (data as { around?: PageAround }).around : undefined) ?? {}
}
