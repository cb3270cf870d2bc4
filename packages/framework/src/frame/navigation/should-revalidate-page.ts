import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { shellQueries } from './query-link.tsx'

/**
 * Skips revalidation if only query parameters of the layout have changed, such as those of a dialog (Spec §2). Routes export
 * this as `shouldRevalidate`.
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
  return pageAddress(currentUrl) === pageAddress(nextUrl) ? false : defaultShouldRevalidate
}

function pageAddress(url: URL): string {
  const query = new URLSearchParams(url.search)
  for (const name of shellQueries) query.delete(name)
  return `${url.pathname}?${query}`
}
