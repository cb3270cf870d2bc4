import { TextareaField, TextField } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { useState } from 'react'
import { useMessages } from '../../host/host-context.ts'
import { getActivityDescription } from '../../page-facts/page-facts.ts'
import { createChangeSender, EditSection } from '../../editing/edit-section.tsx'
import { useEditScope } from '../../editing/edit-context.ts'
import { editMessages } from '../../editing/edit-messages.ts'
import { requireCallGroup } from '../../session/session-scope.ts'

/** Section for the short summary: what, why, and for whom. */
export function SummarySection() {
  const messages = useMessages(editMessages)
  const { page } = useEditScope()
  const initial = {
    what: getActivityDescription(page),
    why: page.pageSummaryWhy ?? '',
    attribution: page.attribution ?? '',
  }
  const form = useForm({ initial })
  // Sends changed fields only, so that a hidden goal in metres is not overwritten.
  const [sendChanges] = useState(() => createChangeSender(initial))
  return (
    <EditSection
      id="words"
      title={messages.wordsSection}
      saveLabel={messages.saveWords}
      form={form}
      fields={{ pageSummaryWhat: 'what', pageSummaryWhy: 'why', attribution: 'attribution' }}
      save={async (platform, values) => {
        await sendChanges(values, ({ what, why, attribution }) =>
          requireCallGroup(platform, 'pageEditing').updatePage({
            slug: page.slug,
            summaryWhat: what,
            summaryWhy: why,
            attribution,
          }),
        )
      }}
    >
      <TextareaField
        name="what"
        label={messages.whatLabel}
        hint={messages.whatHint}
        maxLength={1000}
        rows={2}
      />
      <TextareaField
        name="why"
        label={messages.whyLabel}
        hint={messages.whyHint}
        maxLength={50}
        rows={2}
      />
      <TextField
        name="attribution"
        label={messages.attributionLabel}
        hint={messages.attributionHint}
        maxLength={500}
      />
    </EditSection>
  )
}
