import { RadioField } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { useMessages } from '../host/use-messages.ts'
import { useEdit } from '../editing/edit-context.ts'
import { EditSection } from '../editing/edit-section.tsx'
import { displayTag, fitnessDisplayOf } from '../page-facts/fitness-display-of.ts'
import { fitnessMessages } from './fitness-messages.ts'

/** Chooses what visitors see: everything, no routes, or totals alone. */
export function FitnessDisplay() {
  const words = useMessages(fitnessMessages)
  const { page } = useEdit()
  const form = useForm<{ display: string }>({
    initial: { display: fitnessDisplayOf(page.segmentation) },
  })
  return (
    <EditSection
      id="display"
      title={words.displaySection}
      level={3}
      form={form}
      save={async (platform, { display }) => {
        const { writeTag } = await import('@milepost/platform/rest')
        await writeTag(platform, {
          slug: page.slug,
          id: displayTag,
          label: 'Fitness display',
          value: display,
        })
      }}
    >
      <RadioField
        name="display"
        label={words.displayLabel}
        choices={[
          { value: 'all', label: words.displayAll, hint: words.displayAllHint },
          { value: 'no-routes', label: words.displayNoRoutes },
          { value: 'totals', label: words.displayTotals },
        ]}
      />
    </EditSection>
  )
}
