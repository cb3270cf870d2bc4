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
  const texts = useMessages(fitnessMessages)
  const { page } = useEdit()
  const form = useForm<{ display: string }>({
    initial: { display: getFitnessDisplay(page.segmentation) },
  })
  // The choice is stored in a tag of the page.
  if (!useCan()('tags')) return null
  return (
    <EditSection
      id="display"
      title={texts.displaySection}
      saveLabel={texts.displaySave}
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
        label={texts.displayLabel}
        choices={[
          { value: 'all', label: texts.displayAll, hint: texts.displayAllHint },
          { value: 'no-routes', label: texts.displayNoRoutes },
          { value: 'totals', label: texts.displayTotals },
        ]}
      />
    </EditSection>
  )
}
