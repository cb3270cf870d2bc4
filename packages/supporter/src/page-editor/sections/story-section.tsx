import { RichTextField } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { required } from '@milepost/forms/validators'
import { useMessages } from '../../host/use-messages.ts'
import { useEdit } from '../../editing/edit-context.ts'
import { editMessages } from '../../editing/edit-messages.ts'
import { EditSection } from '../../editing/edit-section.tsx'
import { loadSanitiser } from '../../editing/load-sanitiser.ts'

const longestStory = 20_000

/** The story, as formatted text. */
export function StorySection() {
  const words = useMessages(editMessages)
  const { page } = useEdit()
  const form = useForm({ initial: { story: page.story ?? '' }, rules: { story: required() } })
  return (
    <EditSection
      id="story"
      title={words.storySection}
      form={form}
      fields={{ story: 'story' }}
      save={async (platform, { story }) => {
        const { updatePage } = await import('@milepost/platform/rest')
        await updatePage(platform, { slug: page.slug, story })
      }}
    >
      <RichTextField
        name="story"
        label={words.storyLabel}
        hint={words.storyHint}
        maxLength={longestStory}
        rows={10}
        loadSanitiser={loadSanitiser}
      />
    </EditSection>
  )
}
