import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { shellQueries } from './query-link.tsx'

/**
 * Whether a page's data must be read again: not when only a query of the shell has changed, such as
 * the one that opens a dialog (Spec §2). Routes export it as their `shouldRevalidate`.
 */
export function shouldRevalidatePage({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'> & {
  formMethod?: ShouldRevalidateFunctionArgs['formMethod'] | undefined
}): boolean {
  const isSubmission = formMethod !== undefined && formMethod !== 'GET'
  if (isSubmission || currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return ownAddress(currentUrl) === ownAddress(nextUrl) ? false : defaultShouldRevalidate
}

function ownAddress(url: URL): string {
  const query = new URLSearchParams(url.search)
  for (const name of shellQueries) query.delete(name)
  return `${url.pathname}?${query}`
}
