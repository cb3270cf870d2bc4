import { RadioField } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { usePlatformSupport, useMessages } from '../host/host-context.ts'
import { useEditScope } from '../editing/edit-context.ts'
import { EditSection } from '../editing/edit-section.tsx'
import { requireCallGroup } from '../session/session-scope.ts'
import { activityVisibilityTag, getActivityVisibility } from '../page-facts/page-facts.ts'
import { fitnessMessages } from './fitness-messages.ts'

/** Form to choose which activity data visitors see: everything, no routes, or totals only. */
export function ActivityVisibilityForm() {
  const messages = useMessages(fitnessMessages)
  const { page } = useEditScope()
  const form = useForm<{ display: string }>({
    initial: { display: getActivityVisibility(page.segmentation) },
  })
  // The choice is stored in a tag of the page.
  if (!usePlatformSupport()('tags')) return null
  return (
    <EditSection
      id="display"
      title={messages.displaySection}
      saveLabel={messages.displaySave}
      level={3}
      form={form}
      save={async (platform, { display }) => {
        await requireCallGroup(platform, 'tags').writeTag({
          slug: page.slug,
          id: activityVisibilityTag,
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
