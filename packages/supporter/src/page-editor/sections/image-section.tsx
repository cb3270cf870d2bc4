import { ImageField } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { createValidator, isEmpty } from '@milepost/forms/validators'
import { useState } from 'react'
import { usePlatformSupport, useMessages } from '../../host/host-context.ts'
import { maxImageBytes, useImageStore } from '../../editing/image-store.ts'
import { useEditScope } from '../../editing/edit-context.ts'
import { editMessages } from '../../editing/edit-messages.ts'
import { EditSection } from '../../editing/edit-section.tsx'
import {
  ImageDescriptionField,
  saveImageDescription,
} from '../../editing/image-description-field.tsx'
import { getImageDescription } from '../../page-facts/page-facts.ts'
import { requireCallGroup } from '../../session/session-scope.ts'
import { useImageFieldLabels } from '../../fields/rich-field-messages.ts'

const noFiles: readonly File[] = []

/** Section for the page's image and its description. */
export function ImageSection() {
  const messages = useMessages(editMessages)
  const imageTexts = useImageFieldLabels(maxImageBytes)
  const { page } = useEditScope()
  const can = usePlatformSupport()
  const store = useImageStore(page.slug)
  // Last saved values, because reads lag behind writes.
  const [saved] = useState(() => new Map([['words', getImageDescription(page.segmentation)]]))
  const form = useForm({
    initial: { picture: noFiles, description: saved.get('words') ?? '' },
    rules: {
      // A changed description alone can be saved, too.
      picture: createValidator((files, { description }) =>
        isEmpty(files) && (page.image === '' || description === saved.get('words'))
          ? messages.pictureMissing
          : undefined,
      ),
    },
  })
  if (!can('images')) return null
  return (
    <EditSection
      id="picture"
      title={messages.pictureSection}
      saveLabel={messages.savePicture}
      form={form}
      fields={{ url: 'picture', image: 'picture', file: 'picture', value: 'description' }}
      save={async (platform, { picture: [file], description }) => {
        if (file !== undefined) {
          const image = await requireCallGroup(platform, 'images').uploadImage({
            file,
            name: file.name,
          })
          if (image === '') throw new Error(messages.pictureNoAddress)
          await requireCallGroup(platform, 'pageEditing').updatePage({ slug: page.slug, image })
          store.keep(undefined)
        }
        if (description === saved.get('words')) return
        await saveImageDescription(platform, { slug: page.slug, description })
        saved.set('words', description)
      }}
    >
      <ImageField
        name="picture"
        label={messages.pictureLabel}
        hint={messages.pictureHint}
        {...imageTexts.field}
        current={page.image || undefined}
        crop={{ ...imageTexts.crop, aspect: 4 / 3, maxWidthPx: 1600 }}
        store={store}
      />
      <ImageDescriptionField name="description" />
    </EditSection>
  )
}
