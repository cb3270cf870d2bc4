import { FormErrors, ImageField, RichTextField, SubmitButton } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { Button } from '@milepost/ui'
import { usePlatformSupport, useMessages } from '../host/host-context.ts'
import { maxImageBytes, useImageStore } from '../editing/image-store.ts'
import { getDraftKey, saveDraft, useDraft } from '../editing/draft-store.ts'
import { editMessages } from '../editing/edit-messages.ts'
import {
  loadSanitiser,
  useEditorMessages,
  useImageFieldLabels,
} from '../fields/rich-field-messages.ts'
import { ImageDescriptionField, saveImageDescription } from '../editing/image-description-field.tsx'
import { requireCallGroup } from '../session/session-scope.ts'
import { useSessionActions } from '../session/use-session.ts'
import { getTabStorage } from '../browser-store/app-store.ts'
import { registrationMessages } from './registration-messages.ts'
import type { RegistrationView } from './registration-view.ts'
import { useFieldRules } from '../fields/field-rules.ts'
import { NetworkForm, FieldErrorSummary } from '../fields/network-form.tsx'
import * as styles from './registration.css.ts'
import type { Registration } from './use-registration.ts'

const maxStoryLength = 20_000
const noFiles: readonly File[] = []

/** Step for the page's story and image. */
export function StoryStep({
  view,
  registration: { progress, goOn, endPage },
}: {
  view: RegistrationView
  registration: Registration
}) {
  const messages = useMessages(registrationMessages)
  const imageTexts = useImageFieldLabels(maxImageBytes)
  const editorTexts = useEditorMessages(maxStoryLength)
  const rules = useFieldRules()
  const editTexts = useMessages(editMessages)
  const { platform, refetchPage } = useSessionActions()
  const can = usePlatformSupport()
  const form = useForm({
    initial: { story: view.defaultPageStory, picture: noFiles, description: '' },
    rules: { story: rules.required() },
  })
  useDraft(form, { slug: 'register', section: 'story' })
  const slug = progress.page?.slug ?? ''
  const store = useImageStore(slug)
  return (
    <NetworkForm
      form={form}
      method="post"
      className={styles.form}
      onSubmit={async ({ story, picture: [file], description }) => {
        const { isPageCancelled, toSaveErrors } = await import('../editing/to-save-errors.ts')
        try {
          const speaking = await platform()
          const image =
            file === undefined
              ? undefined
              : await requireCallGroup(speaking, 'images').uploadImage({ file, name: file.name })
          if (image === '') return { errors: { picture: messages.pictureLost } }
          // Idempotent, so a retry is safe.
          await requireCallGroup(speaking, 'pageEditing').updatePage({ slug, story, image })
          // Without a description, the alternative text is the owner's name.
          if (description.trim() !== '') {
            await saveImageDescription(speaking, { slug, description })
          }
        } catch (error) {
          if (await isPageCancelled(await platform(), slug)) {
            endPage(slug)
            return undefined
          }
          return toSaveErrors(error, editTexts, {
            story: 'story',
            image: 'picture',
            file: 'picture',
            value: 'description',
          })
        }
        saveDraft(getTabStorage(), getDraftKey('register', 'story'), undefined)
        store.keep(undefined)
        void refetchPage()
        goOn()
        return undefined
      }}
    >
      <FieldErrorSummary />
      <p className={styles.paragraph}>{messages.storyText}</p>
      <RichTextField
        name="story"
        label={messages.story}
        {...editorTexts}
        rows={8}
        loadSanitiser={loadSanitiser}
      />
      {can('images') ? (
        <>
          <ImageField
            name="picture"
            label={messages.picture}
            hint={messages.pictureHint}
            optional={messages.optional}
            {...imageTexts.field}
            crop={{ ...imageTexts.crop, aspect: 4 / 3, maxWidthPx: 1600 }}
            store={store}
          />
          <ImageDescriptionField name="description" optional={messages.optional} />
        </>
      ) : null}
      <FormErrors />
      <div className={styles.actions}>
        <SubmitButton needsScript>{messages.saveStory}</SubmitButton>
        <Button emphasis="tertiary" onClick={goOn}>
          {messages.skip}
        </Button>
      </div>
    </NetworkForm>
  )
}
