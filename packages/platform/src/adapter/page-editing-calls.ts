import type { cancelPage } from '../pages/cancel-page.ts'
import type { createPage } from '../pages/create-page.ts'
import type { fetchUserPages } from '../pages/fetch-user-pages.ts'
import type { isPageSlugTaken } from '../pages/is-page-slug-taken.ts'
import type { readBackPage } from '../pages/read-back-page.ts'
import type { suggestPageShortNames } from '../pages/suggest-page-short-names.ts'
import type { updatePage } from '../pages/update-page.ts'
import type { Call } from './call.ts'

/** What a supporter does with pages of their own. Those that change something need a token. */
export interface PageEditingCalls {
  readonly cancelPage: Call<typeof cancelPage>
  readonly createPage: Call<typeof createPage>
  readonly fetchUserPages: Call<typeof fetchUserPages>
  readonly isPageSlugTaken: Call<typeof isPageSlugTaken>
  readonly readBackPage: Call<typeof readBackPage>
  readonly suggestPageShortNames: Call<typeof suggestPageShortNames>
  readonly updatePage: Call<typeof updatePage>
}
