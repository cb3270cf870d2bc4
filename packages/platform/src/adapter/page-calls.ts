import type { fetchPageWithTags } from '../pages/fetch-page-with-tags.ts'
import type { fetchPage } from '../pages/fetch-page.ts'
import type { fetchPages } from '../pages/fetch-pages.ts'
import type { searchPages } from '../pages/search-pages.ts'
import type { Call } from './call.ts'

/** Supporters' pages, as everybody may read them. */
export interface PageCalls {
  readonly fetchPage: Call<typeof fetchPage>
  /** Without tags, fitness or metadata on the platform, theirs are empty. */
  readonly fetchPageWithTags: Call<typeof fetchPageWithTags>
  readonly fetchPages: Call<typeof fetchPages>
  readonly searchPages: Call<typeof searchPages>
}
