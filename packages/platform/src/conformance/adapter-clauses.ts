import { optionalGroups } from '../adapter/optional-group.ts'
import { isMissingArgumentError } from '../errors/missing-argument-error.ts'
import { type Clause, clausesAbout, requireGroup } from './clause.ts'
import { worldRows } from './conformance-world.ts'
import { ensureTrue, ensureEqual, ensureRejects } from './assertions.ts'

/** An abort as nobody else makes one, so that it is told from every other error. */
const stopped = new Error('Stopped by the kit')

export const adapterClauses: readonly Clause[] = [
  ...clausesAbout([], {
    'has a name': async ({ adapter }) => {
      ensureTrue(adapter.name.trim() !== '', 'The name of the adapter must not be empty')
      ensureTrue(adapter.title?.trim() !== '', 'Its title must not be empty: leave it out')
    },
    'has the groups that it is not said to be without, and undefined for the others': async ({
      adapter,
      without,
    }) => {
      const missing = optionalGroups.filter((name) => adapter[name] === undefined)
      ensureEqual(missing.toSorted(), [...without].toSorted(), 'The groups that are undefined')
    },
    'has an address for teams only where it has teams': async ({ adapter }) => {
      ensureEqual(
        adapter.links.teamLink !== undefined,
        adapter.teams !== undefined,
        "Whether there is 'links.teamLink'",
      )
    },
    'leads to a sign-in screen of its own only where it can take what that gives': async ({
      adapter,
    }) => {
      ensureEqual(
        adapter.links.authorizeLink !== undefined,
        adapter.accounts?.connect !== undefined,
        "Whether there is 'links.authorizeLink'",
      )
    },
    'rejects a call whose signal is aborted already, with the reason': async ({ adapter }) => {
      const signal = AbortSignal.abort(stopped)
      await ensureRejects(
        adapter.pages.fetchPage({ slug: worldRows.adaPage.slug, signal }),
        (error) => error === stopped,
        'A read that was aborted before must reject with the reason of its signal',
      )
    },
    'rejects a call whose signal is aborted meanwhile, with the reason': async ({ adapter }) => {
      const controller = new AbortController()
      const { signal } = controller
      const reading = adapter.campaigns.fetchCampaign({ campaign: worldRows.river, signal })
      controller.abort(stopped)
      await ensureRejects(
        reading,
        (error) => error === stopped,
        'A read that is aborted must reject with the reason of its signal',
      )
    },
    'goes on when another call is aborted': async ({ adapter }) => {
      const controller = new AbortController()
      const aborted = adapter.pages
        .fetchPage({ slug: worldRows.busy.slug, signal: controller.signal })
        .catch(() => undefined)
      const reading = adapter.pages.fetchPage({ slug: worldRows.adaPage.slug })
      controller.abort(stopped)
      ensureEqual((await reading).slug, worldRows.adaPage.slug, 'The short name of the other page')
      await aborted
    },
  }),
  ...clausesAbout(['accounts', 'pageEditing'], {
    'writes nothing for a signal that is aborted already': async ({ adapter, signedIn }) => {
      const editing = requireGroup(await signedIn(worldRows.ada), 'pageEditing')
      const signal = AbortSignal.abort(stopped)
      const { slug } = worldRows.adaPage
      await ensureRejects(
        editing.updatePage({ slug, story: 'Not to be stored', signal }),
        (error) => error === stopped,
        'A write that was aborted before must reject with the reason of its signal',
      )
      const { story } = await adapter.pages.fetchPage({ slug })
      ensureEqual(story, worldRows.adaPage.story, 'The story of a page whose change was aborted')
    },
    'gives another adapter for a supporter’s token, and leaves the old one as it is': async ({
      adapter,
      signedIn,
    }) => {
      await signedIn(worldRows.ada)
      await ensureRejects(
        requireGroup(adapter, 'accounts').fetchCurrentUser(),
        isMissingArgumentError,
        'Without a token nobody is signed in: MissingArgumentError',
      )
    },
    'is nobody again without a token': async ({ signedIn }) => {
      const ada = await signedIn(worldRows.ada)
      await ensureRejects(
        requireGroup(ada.withToken(undefined), 'pageEditing').fetchUserPages(),
        isMissingArgumentError,
        'Without a token there are no own pages: MissingArgumentError',
      )
    },
  }),
]
