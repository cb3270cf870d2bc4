import { FormErrors, ImageField, RichTextField, SubmitButton } from '@milepost/forms/fields'
import { Form, useForm } from '@milepost/forms/react'
import { required } from '@milepost/forms/validators'
import { Button } from '@milepost/ui'
import { useMessages } from '../host/use-messages.ts'
import { largestPictureBytes } from '../editing/create-picture-store.ts'
import { draftKey, keepDraft } from '../editing/draft-store.ts'
import { editMessages } from '../editing/edit-messages.ts'
import { loadSanitiser } from '../editing/load-sanitiser.ts'
import { useDraft } from '../editing/use-draft.ts'
import { usePictureStore } from '../editing/use-picture-store.ts'
import { useSessionActions } from '../session/use-session-actions.ts'
import { tabStorage } from '../browser-store/tab-storage.ts'
import { registrationMessages } from './registration-messages.ts'
import type { RegistrationView } from './registration-view.ts'
import * as styles from './registration.css.ts'
import type { Registration } from './use-registration.ts'

const longestStory = 20_000
const none: readonly File[] = []

/** Why somebody does it, and what they look like. */
export function StoryStep({
  view,
  registration: { progress, goOn, endPage },
}: {
  view: RegistrationView
  registration: Registration
}) {
  const words = useMessages(registrationMessages)
  const editWords = useMessages(editMessages)
  const { platform, refetchPage } = useSessionActions()
  const form = useForm({
    initial: { story: view.defaultPageStory, picture: none },
    rules: { story: required() },
  })
  useDraft(form, { slug: 'register', section: 'story' })
  const slug = progress.page?.slug ?? ''
  const store = usePictureStore(slug)
  return (
    <Form
      form={form}
      method="post"
      className={styles.form}
      onSubmit={async ({ story, picture: [file] }) => {
        const { updatePage, uploadImage } = await import('@milepost/platform/rest')
        try {
          const speaking = await platform()
          const image =
            file === undefined ? undefined : await uploadImage(speaking, { file, name: file.name })
          if (image === '') return { errors: { picture: words.pictureLost } }
          // The same words a second time do no harm.
          await updatePage(speaking, { slug, story, image })
        } catch (error) {
          const { pageIsCancelled } = await import('../editing/page-is-cancelled.ts')
          if (await pageIsCancelled(await platform(), slug)) {
            endPage(slug)
            return undefined
          }
          const { saveRefusal } = await import('../editing/save-refusal.ts')
          return saveRefusal(error, editWords, {
            story: 'story',
            image: 'picture',
            file: 'picture',
          })
        }
        keepDraft(tabStorage(), draftKey('register', 'story'), undefined)
        store.keep(undefined)
        void refetchPage()
        goOn()
        return undefined
      }}
    >
      <p className={styles.text}>{words.storyText}</p>
      <RichTextField
        name="story"
        label={words.story}
        maxLength={longestStory}
        rows={8}
        loadSanitiser={loadSanitiser}
      />
      <ImageField
        name="picture"
        label={words.picture}
        hint={words.pictureHint}
        optional={words.optional}
        maxSizeBytes={largestPictureBytes}
        crop={{ aspect: 4 / 3, maxWidthPx: 1600 }}
        store={store}
      />
      <FormErrors />
      <div className={styles.actions}>
        <SubmitButton needsScript>{words.saveStory}</SubmitButton>
        <Button emphasis="tertiary" onClick={goOn}>
          {words.skip}
        </Button>
      </div>
    </Form>
  )
}
