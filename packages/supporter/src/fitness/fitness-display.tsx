import { RadioField } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { useCan, useMessages } from '../host/host-context.ts'
import { useEdit } from '../editing/edit-context.ts'
import { EditSection } from '../editing/edit-section.tsx'
import { requireGroup } from '../session/session-scope.ts'
import { displayTag, getFitnessDisplay } from '../page-facts/page-facts.ts'
import { fitnessMessages } from './fitness-messages.ts'

/** Form to choose which activity data visitors see: everything, no routes, or totals only. */
export function FitnessDisplay() {
  const messages = useMessages(fitnessMessages)
  const { page } = useEdit()
  const form = useForm<{ display: string }>({
    initial: { display: getFitnessDisplay(page.segmentation) },
  })
  // The choice is stored in a tag of the page.
  if (!useCan()('tags')) return null
  return (
    <EditSection
      id="display"
      title={messages.displaySection}
      saveLabel={messages.displaySave}
      level={3}
      form={form}
      save={async (platform, { display }) => {
        await requireGroup(platform, 'tags').writeTag({
          slug: page.slug,
          id: displayTag,
          label: 'Fitness display',
          value: display,
        })
      }}
    >
      <RadioField
        name="display"
        label={messages.displayLabel}
        choices={[
          { value: 'all', label: messages.displayAll, hint: messages.displayAllHint },
          { value: 'no-routes', label: messages.displayNoRoutes },
          { value: 'totals', label: messages.displayTotals },
        ]}
      />
    </EditSection>
  )
}
