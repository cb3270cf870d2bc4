import { TextField } from '@milepost/forms/fields'
import { useFieldValue, useForm } from '@milepost/forms/react'
import { createValidator } from '@milepost/forms/validators'
import { cleanPageTitle } from '@milepost/platform'
import { fillMessage } from '../../messages/message-catalogue.ts'
import { useMessages } from '../../host/host-context.ts'
import { useEditScope } from '../../editing/edit-context.ts'
import { editMessages } from '../../editing/edit-messages.ts'
import { EditSection } from '../../editing/edit-section.tsx'
import { useFieldRules } from '../../fields/field-rules.ts'
import { requireCallGroup } from '../../session/session-scope.ts'
import * as styles from '../../editing/owner.css.ts'

/** Maximum length on the platform, in characters. */
const maxTitleLength = 255

/** Section for the title. Shows the title without the characters that the platform would remove (Spec §5). */
export function TitleSection() {
  const messages = useMessages(editMessages)
  const rules = useFieldRules()
  const { page } = useEditScope()
  const form = useForm({
    initial: { title: page.name },
    rules: {
      title: [
        rules.required(),
        createValidator((value) =>
          cleanPageTitle(String(value)) === '' ? messages.titleEmptied : undefined,
        ),
      ],
    },
  })
  return (
    <EditSection
      id="title"
      title={messages.titleSection}
      saveLabel={messages.saveTitle}
      form={form}
      fields={{ title: 'title' }}
      save={async (platform, { title }) => {
        await requireCallGroup(platform, 'pageEditing').updatePage({ slug: page.slug, title })
      }}
    >
      <TextField
        name="title"
        label={messages.titleLabel}
        hint={messages.titleHint}
        maxLength={maxTitleLength}
        autoComplete="off"
      />
      <CleanedTitle />
    </EditSection>
  )
}

function CleanedTitle() {
  const messages = useMessages(editMessages)
  const typed = useFieldValue('title', String)
  const cleaned = cleanPageTitle(typed)
  if (cleaned === '' || cleaned === typed.trim()) return null
  return (
    <output className={styles.note}>
      {fillMessage(messages.titleCleaned, { title: cleaned })}
    </output>
  )
}
