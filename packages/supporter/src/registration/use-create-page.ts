import type { Refusal } from '@milepost/forms'
import { useMessages } from '../host/host-context.ts'
import { getDraftKey, saveDraft } from '../editing/draft-store.ts'
import { editMessages } from '../editing/edit-messages.ts'
import { useSession, useSessionActions } from '../session/use-session.ts'
import { delay } from '../session/session-scope.ts'
import { getTabStorage } from '../browser-store/app-store.ts'
import { toRegistrationAnswers, type PageFormValues, toNewPageInput } from './page-form-values.ts'
import { registrationMessages } from './registration-messages.ts'
import type { RegistrationView } from './registration-view.ts'
import type { Registration } from './use-registration.ts'

/** Returns the submit handler of the page form. It creates the page once, even if it is called repeatedly. */
export function useCreatePage({
  view,
  registration: { progress, note, goOn },
  defaultName,
}: {
  view: RegistrationView
  registration: Registration
  defaultName: string
}): (values: PageFormValues) => Promise<Refusal | undefined> {
  const messages = useMessages(registrationMessages)
  const editTexts = useMessages(editMessages)
  const { user } = useSession()
  const { platform, refetch, selectPage } = useSessionActions()

  return async (values) => {
    const [{ createPageOnce, saveAnswers }, { toSaveErrors }, { toSessionPage }] =
      await Promise.all([
        import('./create-page-once.ts'),
        import('../editing/to-save-errors.ts'),
        import('../session/fetch-session.ts'),
      ])
    let { page } = progress
    if (page === undefined) {
      const newPage = toNewPageInput(view, values, defaultName)
      const wasAttempted = progress.attemptedSlug === newPage.slug
      try {
        const speaking = await platform()
        note({ attemptedSlug: newPage.slug })
        const made = await createPageOnce(speaking, newPage, {
          owner: user?.id ?? '',
          wasAttempted,
          wait: delay,
        })
        if (made.outcome === 'taken') {
          note({ attemptedSlug: undefined })
          return { errors: { slug: messages.slugTaken } }
        }
        if (made.outcome === 'absent') return { formErrors: [messages.notMade] }
        if (made.outcome === 'undecided') return { formErrors: [messages.unsure] }
        const { slug, id, name, donationUrl } = made.page
        page = { slug, id, name, donationUrl }
        note({ page })
        void selectPage(toSessionPage(made.page))
          .then(refetch)
          .catch(() => undefined)
      } catch (error) {
        note({ attemptedSlug: undefined })
        return toSaveErrors(error, editTexts, {
          shortname: 'slug',
          'short name': 'slug',
          title: 'name',
          target: 'target',
        })
      }
    }
    try {
      await saveAnswers(await platform(), page, toRegistrationAnswers(view, values))
    } catch {
      return { formErrors: [messages.answersLost] }
    }
    note({ hasAnswers: true })
    saveDraft(getTabStorage(), getDraftKey('register', 'page'), undefined)
    goOn()
    return undefined
  }
}
