import { TextareaField, TextField } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { useMessages } from '../../messages/use-messages.ts'
import { useEdit } from '../edit-context.ts'
import { editMessages } from '../edit-messages.ts'
import { EditSection } from '../edit-section.tsx'

/** The page in a few words: what, why, and for whom. */
export function WordsSection() {
  const words = useMessages(editMessages)
  const { page } = useEdit()
  // Some platforms keep a goal in metres there: that is no sentence to edit.
  const what = /^\d+$/.test(page.pageSummaryWhat ?? '') ? '' : (page.pageSummaryWhat ?? '')
  const form = useForm({
    initial: { what, why: '', attribution: '' },
  })
  return (
    <EditSection
      id="words"
      title={words.wordsSection}
      form={form}
      fields={{ pageSummaryWhat: 'what', pageSummaryWhy: 'why', attribution: 'attribution' }}
      save={async (platform, { what: typed, why, attribution }) => {
        const { updatePage } = await import('@milepost/platform/rest')
        await updatePage(platform, {
          slug: page.slug,
          ...(typed !== what && { summaryWhat: typed }),
          ...(why.trim() !== '' && { summaryWhy: why }),
          ...(attribution.trim() !== '' && { attribution }),
        })
      }}
    >
      <TextareaField
        name="what"
        label={words.whatLabel}
        hint={words.whatHint}
        maxLength={1000}
        rows={2}
      />
      <TextareaField
        name="why"
        label={words.whyLabel}
        hint={words.whyHint}
        maxLength={50}
        rows={2}
      />
      <TextField
        name="attribution"
        label={words.attributionLabel}
        hint={words.attributionHint}
        maxLength={500}
      />
    </EditSection>
  )
}
