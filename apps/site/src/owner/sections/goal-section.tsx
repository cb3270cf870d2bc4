import { NumberField, SelectField } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { createValidator, required } from '@milepost/forms/validators'
import { fromMetres, toMetres } from '@milepost/measures'
import { formatCampaignDate } from '@milepost/measures/format'
import { goalTag } from '../../fitness/goal-tag.ts'
import { fill } from '../../messages/messages.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useEdit } from '../edit-context.ts'
import { editMessages } from '../edit-messages.ts'
import { EditSection } from '../edit-section.tsx'
import * as styles from '../owner.css.ts'

/** How far the owner wants to go, and when. */
export function GoalSection() {
  const words = useMessages(editMessages)
  const { page } = useEdit()
  const goalMetres = Number(page.segmentation[goalTag])
  const form = useForm({
    initial: {
      goal: goalMetres > 0 ? String(Math.round(fromMetres(goalMetres, 'km') * 10) / 10) : '',
      unit: 'km',
    },
    rules: {
      goal: [
        required(),
        createValidator((value) => (Number(value) > 0 ? undefined : words.goalRule)),
      ],
    },
  })
  return (
    <EditSection
      id="goal"
      title={words.goalSection}
      form={form}
      fields={{ value: 'goal' }}
      save={async (platform, { goal, unit }) => {
        const { writeTag } = await import('@milepost/platform/rest')
        const metres = Math.round(toMetres<string>(goal, unit))
        await writeTag(platform, {
          slug: page.slug,
          id: goalTag,
          label: 'Fitness goal',
          value: String(metres),
        })
      }}
    >
      <div className={styles.row}>
        <NumberField name="goal" label={words.goalLabel} />
        <SelectField name="unit" label={words.goalUnit}>
          <option value="km">{words.kilometres}</option>
          <option value="miles">{words.miles}</option>
        </SelectField>
      </div>
      {page.campaignDate === undefined ? null : (
        <p className={styles.note}>
          {fill(words.eventDate, { date: formatCampaignDate(page.campaignDate) ?? '' })}
        </p>
      )}
    </EditSection>
  )
}
