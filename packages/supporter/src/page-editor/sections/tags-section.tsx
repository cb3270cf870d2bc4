import { SelectField } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { useState } from 'react'
import { useMessages } from '../../host/use-messages.ts'
import { createChanges } from '../../editing/create-changes.ts'
import { useEdit } from '../../editing/edit-context.ts'
import { editMessages } from '../../editing/edit-messages.ts'
import { EditSection } from '../../editing/edit-section.tsx'

/** The values that the owner chooses of the site's tags, such as a stretch of coast. */
export function TagsSection() {
  const words = useMessages(editMessages)
  const { page, view } = useEdit()
  const initial = Object.fromEntries(
    view.tags.map(({ name }) => [name, page.segmentation[name] ?? '']),
  ) as Record<string, string>
  const form = useForm({ initial })
  const [sendChanges] = useState(() => createChanges(initial))
  if (view.tags.length === 0) return null
  return (
    <EditSection
      id="tags"
      title={words.tagsSection}
      form={form}
      save={async (platform, values) => {
        const { writeTags } = await import('@milepost/platform/rest')
        await sendChanges(values, async (changed) => {
          const tags = view.tags.flatMap(({ name, label }) => {
            const value = changed[name]
            // A tag can be given another value, but not taken away.
            return value ? [{ id: name, label, value }] : []
          })
          if (tags.length > 0) await writeTags(platform, { slug: page.slug, tags })
        })
      }}
    >
      {view.tags.map(({ name, label, values }) => (
        <SelectField key={name} name={name} label={label || name}>
          {page.segmentation[name] ? null : <option value="">{words.tagsNone}</option>}
          {values.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </SelectField>
      ))}
    </EditSection>
  )
}
