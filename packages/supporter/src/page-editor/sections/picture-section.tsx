import { ImageField } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { required } from '@milepost/forms/validators'
import { useCan } from '../../host/use-can.ts'
import { useMessages } from '../../host/use-messages.ts'
import { largestPictureBytes } from '../../editing/create-picture-store.ts'
import { useEdit } from '../../editing/edit-context.ts'
import { editMessages } from '../../editing/edit-messages.ts'
import { EditSection } from '../../editing/edit-section.tsx'
import { usePictureStore } from '../../editing/use-picture-store.ts'
import { groupOf } from '../../session/group-of.ts'
import { usePictureWords } from '../../fields/use-picture-words.ts'

const none: readonly File[] = []

/** The picture: chosen, cropped, put on the platform, made the page's own. */
export function PictureSection() {
  const words = useMessages(editMessages)
  const pictureWords = usePictureWords(largestPictureBytes)
  const { page } = useEdit()
  const store = usePictureStore(page.slug)
  const form = useForm({
    initial: { picture: none },
    rules: { picture: required(words.pictureMissing) },
  })
  if (!useCan()('images')) return null
  return (
    <EditSection
      id="picture"
      title={words.pictureSection}
      saveLabel={words.savePicture}
      form={form}
      fields={{ url: 'picture', image: 'picture', file: 'picture' }}
      save={async (platform, { picture: [file] }) => {
        if (file === undefined) return
        const image = await groupOf(platform, 'images').uploadImage({ file, name: file.name })
        if (image === '') throw new Error(words.pictureNoAddress)
        await groupOf(platform, 'pageEditing').updatePage({ slug: page.slug, image })
        store.keep(undefined)
      }}
    >
      <ImageField
        name="picture"
        label={words.pictureLabel}
        hint={words.pictureHint}
        {...pictureWords.field}
        current={page.image || undefined}
        crop={{ ...pictureWords.crop, aspect: 4 / 3, maxWidthPx: 1600 }}
        store={store}
      />
    </EditSection>
  )
}
