import { NumberField, SelectField } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { createValidator } from '@milepost/forms/validators'
import {
  formatGoalInput,
  getUnits,
  goalTag,
  parseGoalMetres,
  unitsTag,
} from '../../page-facts/units.ts'
import { formatCampaignDate } from '../../messages/format-date.ts'
import { fillMessage } from '../../messages/message-catalogue.ts'
import { usePlatformSupport, useMessages } from '../../host/host-context.ts'
import { useEditScope } from '../../editing/edit-context.ts'
import { editMessages } from '../../editing/edit-messages.ts'
import { EditSection } from '../../editing/edit-section.tsx'
import { requireCallGroup } from '../../session/session-scope.ts'
import { useFieldRules } from '../../fields/field-rules.ts'
import * as styles from '../../editing/owner.css.ts'

/** Section for the activity goal: distance or climb. */
export function GoalSection() {
  const messages = useMessages(editMessages)
  const rules = useFieldRules()
  const { page, view } = useEditScope()
  const { goalMeasure: measure, country } = view
  const system = getUnits(page.segmentation, country)
  const date = formatCampaignDate(page)
  const isClimb = measure === 'elevation'
  const form = useForm<{ goal: string; unit: string }>({
    initial: {
      goal: formatGoalInput(Number(page.segmentation[goalTag]), { measure, system }),
      unit: system,
    },
    rules: {
      goal: [
        rules.required(),
        createValidator((value) => (Number(value) > 0 ? undefined : messages.goalRule)),
      ],
    },
  })
  // The goal is stored in a tag of the page.
  if (!usePlatformSupport()('tags')) return null
  return (
    <EditSection
      id="goal"
      title={messages.goalSection}
      saveLabel={messages.saveGoal}
      form={form}
      fields={{ value: 'goal' }}
      save={async (platform, { goal, unit }) => {
        const chosen = unit === 'imperial' ? 'imperial' : 'metric'
        const metres = parseGoalMetres(goal, { measure, system: chosen })
        await requireCallGroup(platform, 'tags').writeTags({
          slug: page.slug,
          tags: [
            { id: goalTag, label: 'Fitness goal', value: String(metres) },
            { id: unitsTag, label: 'Units', value: chosen },
          ],
        })
      }}
    >
      <div className={styles.fieldRow}>
        <NumberField name="goal" label={isClimb ? messages.goalClimbLabel : messages.goalLabel} />
        <SelectField name="unit" label={messages.goalUnit}>
          <option value="metric">{isClimb ? messages.metres : messages.kilometres}</option>
          <option value="imperial">{isClimb ? messages.feet : messages.miles}</option>
        </SelectField>
      </div>
      {date === undefined ? null : (
        <p className={styles.note}>{fillMessage(messages.eventDate, { date })}</p>
      )}
    </EditSection>
  )
}
