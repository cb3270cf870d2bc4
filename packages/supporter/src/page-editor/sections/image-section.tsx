import { ImageField } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { createValidator, isEmpty } from '@milepost/forms/validators'
import { useState } from 'react'
import { useCan, useMessages } from '../../host/host-context.ts'
import { maxImageBytes, useImageStore } from '../../editing/image-store.ts'
import { useEdit } from '../../editing/edit-context.ts'
import { editMessages } from '../../editing/edit-messages.ts'
import { EditSection } from '../../editing/edit-section.tsx'
import {
  ImageDescriptionField,
  saveImageDescription,
} from '../../editing/image-description-field.tsx'
import { getImageDescription } from '../../page-facts/page-facts.ts'
import { requireGroup } from '../../session/session-scope.ts'
import { usePictureMessages } from '../../fields/rich-field-messages.ts'

const none: readonly File[] = []

/** Section for the page's image and its description. */
export function ImageSection() {
  const messages = useMessages(editMessages)
  const imageTexts = usePictureMessages(maxImageBytes)
  const { page } = useEdit()
  const can = useCan()
  const store = useImageStore(page.slug)
  // Last saved values, because reads lag behind writes.
  const [saved] = useState(() => new Map([['words', getImageDescription(page.segmentation)]]))
  const form = useForm({
    initial: { picture: none, description: saved.get('words') ?? '' },
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
          const image = await requireGroup(platform, 'images').uploadImage({
            file,
            name: file.name,
          })
          if (image === '') throw new Error(messages.pictureNoAddress)
          await requireGroup(platform, 'pageEditing').updatePage({ slug: page.slug, image })
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
