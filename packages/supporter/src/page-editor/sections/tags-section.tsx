import { SelectField } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { useState } from 'react'
import { usePlatformSupport, useMessages } from '../../host/host-context.ts'
import { createChangeSender, EditSection } from '../../editing/edit-section.tsx'
import { useEditScope } from '../../editing/edit-context.ts'
import { editMessages } from '../../editing/edit-messages.ts'
import { requireCallGroup } from '../../session/session-scope.ts'

/** Section for setting the page's tag values, such as the stretch of coast that it belongs to. */
export function TagsSection() {
  const messages = useMessages(editMessages)
  const { page, view } = useEditScope()
  const initial = Object.fromEntries(
    view.tags.map(({ name }) => [name, page.segmentation[name] ?? '']),
  ) as Record<string, string>
  const form = useForm({ initial })
  const [sendChanges] = useState(() => createChangeSender(initial))
  const can = usePlatformSupport()
  if (view.tags.length === 0 || !can('tags')) return null
  return (
    <EditSection
      id="tags"
      title={messages.tagsSection}
      saveLabel={messages.saveTags}
      form={form}
      save={async (platform, values) => {
        await sendChanges(values, async (changed) => {
          const tags = view.tags.flatMap(({ name, label }) => {
            const value = changed[name]
            // The platform can change a tag's value, but not delete a tag.
            return value ? [{ id: name, label, value }] : []
          })
          if (tags.length > 0)
            await requireCallGroup(platform, 'tags').writeTags({ slug: page.slug, tags })
        })
      }}
    >
      {view.tags.map(({ name, label, values }) => (
        <SelectField key={name} name={name} label={label || name}>
          {page.segmentation[name] ? null : <option value="">{messages.tagsNone}</option>}
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
