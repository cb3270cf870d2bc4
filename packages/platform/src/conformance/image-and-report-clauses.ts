import { isHttpError } from '../errors/http-error.ts'
import { isPlatformError } from '../errors/platform-error.ts'
import { isRefusedError } from '../errors/refused-error.ts'
import { ensureTrue, ensureEqual, ensureRejects } from './assertions.ts'
import { type Clause, clausesAbout, requireGroup } from './clause.ts'
import { worldRows } from './conformance-world.ts'

/** The smallest PNG: one transparent pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

function picture(): Blob {
  const bytes = Uint8Array.from(atob(pixel), (character) => character.codePointAt(0) ?? 0)
  return new Blob([bytes], { type: 'image/png' })
}

export const imageClauses: readonly Clause[] = clausesAbout(['accounts', 'images', 'pageEditing'], {
  'gives an uploaded picture an address that a page can show': async (context) => {
    const ada = await context.signedIn(worldRows.ada)
    const { slug } = worldRows.adaPage
    const before = await context.adapter.pages.fetchPage({ slug })
    const image = await requireGroup(ada, 'images').uploadImage({
      file: picture(),
      name: 'pixel.png',
    })
    ensureTrue(
      URL.canParse(image),
      `The address of a picture must be a whole one, but is '${image}'`,
    )
    await requireGroup(ada, 'pageEditing').updatePage({ slug, image })
    const read = await context.adapter.pages.fetchPage({ slug })
    ensureTrue(read.image !== before.image, 'The page must show the new picture')
    ensureTrue(URL.canParse(read.image), 'The picture of a page must have a whole address')
  },
})

export const reportClauses: readonly Clause[] = clausesAbout(['reports'], {
  'lets in who may see the reports of a charity': async ({ adapter, reportsToken = '' }) => {
    const { charityId } = await requireGroup(adapter, 'reports').authenticateReports({
      charity: worldRows.charity,
      token: reportsToken,
    })
    ensureEqual(charityId, worldRows.charity, 'The charity')
  },
  'lets nobody in with a wrong token': async ({ adapter }) => {
    await ensureRejects(
      requireGroup(adapter, 'reports').authenticateReports({
        charity: worldRows.charity,
        token: 'd3Jvbmc=',
      }),
      (error) => isHttpError(error, 401) || isHttpError(error, 403) || isRefusedError(error),
      'A wrong token is an HttpError 401 or 403, or a RefusedError',
    )
  },
  'lets nobody in to a charity that does not exist': async ({ adapter, reportsToken = '' }) => {
    await ensureRejects(
      requireGroup(adapter, 'reports').authenticateReports({ charity: '1', token: reportsToken }),
      isPlatformError,
      'An unknown charity is refused',
    )
  },
})
