import { fetchInternalPage, type InternalPage } from '@milepost/content'
import { pathInLanguage, type SiteLanguage } from '../../base/site-language.ts'
import { contentAge } from '../../services/load-site.ts'
import type { PageScope } from './page-scope.ts'

/** The uid a request asks for: the query `slug` wins over the path; empty for the home page. */
export function pageUid(url: URL, language: SiteLanguage | undefined): string {
  const slug = url.searchParams.get('slug') ?? ''
  const text = slug === '' ? pathInLanguage(url.pathname, language) : slug
  try {
    return decodeURIComponent(text).replace(/^\/+|(?<!\/)\/+$/g, '')
  } catch {
    // A broken escape names no page; it must not look like the home page either.
    return text
  }
}

/** Reads an internal page, from the cache or the content service; undefined when there is none. */
export async function readInternalPage(
  { services }: Pick<PageScope, 'services'>,
  uid: string,
): Promise<InternalPage | undefined> {
  if (!/^[\w-]{1,200}$/.test(uid)) return undefined
  const reading = await services.reads.read(`content:page:${uid}`, contentAge(services), () =>
    fetchInternalPage(services.content, { uid }),
  )
  return reading.value
}
