import { RichTextField } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { useMessages } from '../../host/host-context.ts'
import { useEditScope } from '../../editing/edit-context.ts'
import { editMessages } from '../../editing/edit-messages.ts'
import { EditSection } from '../../editing/edit-section.tsx'
import { loadSanitiser, useEditorMessages } from '../../fields/rich-field-messages.ts'
import { useFieldRules } from '../../fields/field-rules.ts'
import { requireCallGroup } from '../../session/session-scope.ts'

const maxStoryLength = 20_000

/** Section for the story, with formatted text. */
export function StorySection() {
  const messages = useMessages(editMessages)
  const editorTexts = useEditorMessages(maxStoryLength)
  const rules = useFieldRules()
  const { page } = useEditScope()
  const form = useForm({ initial: { story: page.story ?? '' }, rules: { story: rules.required() } })
  return (
    <EditSection
      id="story"
      title={messages.storySection}
      saveLabel={messages.saveStory}
      form={form}
      fields={{ story: 'story' }}
      save={async (platform, { story }) => {
        await requireCallGroup(platform, 'pageEditing').updatePage({ slug: page.slug, story })
      }}
    >
      <RichTextField
        name="story"
        label={messages.storyLabel}
        hint={messages.storyHint}
        {...editorTexts}
        rows={10}
        loadSanitiser={loadSanitiser}
      />
    </EditSection>
  )
}
