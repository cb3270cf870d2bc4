import {
  DateField,
  FormErrors,
  NumberField,
  SelectField,
  SubmitButton,
  TextareaField,
  TextField,
} from '@milepost/forms/fields'
import { useFieldValue, useForm, useUnsavedWarning } from '@milepost/forms/react'
import { formatDistance, formatElevation } from '@milepost/measures/format'
import type { FitnessActivity } from '@milepost/platform'
import { Heading } from '@milepost/ui'
import { useEffect, useRef, useState } from 'react'
import { useShowToast } from '../toast/toasts.tsx'
import { useMessages } from '../host/host-context.ts'
import { fillMessage } from '../messages/message-catalogue.ts'
import { useEditScope } from '../editing/edit-context.ts'
import { editMessages } from '../editing/edit-messages.ts'
import { NetworkForm, FieldErrorSummary } from '../fields/network-form.tsx'
import * as styles from '../editing/owner.css.ts'
import { useDraft } from '../editing/draft-store.ts'
import { useSession } from '../session/use-session.ts'
import { delay } from '../session/session-scope.ts'
import {
  type ActivityFields,
  type ParsedActivity,
  createRouteFormFiller,
  fitnessTypes,
  formatLocalDay,
  parseActivity,
} from './activity-form.ts'
import { fitnessMessages } from './fitness-messages.ts'
import type { UnconfirmedActivity } from './log-activity.ts'
import type { RouteFile } from './read-route-file.ts'
import { RouteFileInput } from './route-file-input.tsx'
import { activityTypeMessageKeys } from './activity-messages.ts'
import { getUnits, unitsTag } from '../page-facts/units.ts'

export interface LogActivityFormProps {
  /** All activities of the page; undefined until they are loaded. Used to detect duplicates and lost responses. */
  before: readonly FitnessActivity[] | undefined
  onLogged: () => void
}

/** Outcome of the last submission, valid while the input is unchanged. */
interface LastSubmission {
  typed: string
  isTwice: boolean
  attempt?: UnconfirmedActivity
}

const notLoggedMessageKeys = {
  absent: 'logLost',
  undecided: 'logUndecided',
  alike: 'logAlike',
} as const

/** Form to log an activity, manually or from a file. Keeps the input until it is stored. */
export function LogActivityForm({ before, onLogged }: LogActivityFormProps) {
  const messages = useMessages(fitnessMessages)
  const showToast = useShowToast()
  const editTexts = useMessages(editMessages)
  const session = useSession()
  const { page, platform, view, noteUnsaved } = useEditScope()
  const [file, setFile] = useState<{ name: string; route: RouteFile }>()
  const last = useRef<LastSubmission>(undefined)
  const [today] = useState(() => formatLocalDay(new Date()))
  const system = getUnits(page.segmentation, view.country)
  const [initial] = useState<Record<keyof ActivityFields, string>>({
    type: view.goalMeasure === 'elevation' ? 'hike' : 'walk',
    title: '',
    date: today,
    distance: '',
    unit: system,
    hours: '',
    minutes: '',
    elevation: '',
    message: '',
  })
  const form = useForm({ initial })
  const [routeFill] = useState(() => createRouteFormFiller(form, initial))
  useEffect(() => routeFill.followUnit(), [routeFill])
  useDraft(form, { slug: view.slug, section: 'log' })
  useUnsavedWarning(form)
  useEffect(() => {
    const stop = form.subscribe(() => noteUnsaved(messages.logTitle, form.getStatus().isDirty))
    return () => {
      stop()
      noteUnsaved(messages.logTitle, false)
    }
  }, [form, noteUnsaved, messages.logTitle])

  /** Stores the chosen units for the page. Failures are ignored. */
  async function saveUnits(chosen: string) {
    try {
      const { tags } = await platform()
      await tags?.writeTag({
        slug: page.slug,
        id: unitsTag,
        label: 'Units',
        value: chosen,
      })
    } catch {
      // The activity itself is stored in metres.
    }
  }

  /** Formats the page's total with the new activity: the climb if the site's goals are climbs, otherwise the distance. */
  function formatNewTotal({ distanceMetres, elevationMetres }: ParsedActivity): string {
    const isClimb = view.goalMeasure === 'elevation'
    const sumMetres = (before ?? []).reduce(
      (sum, { distance, elevation }) => sum + (isClimb ? elevation : distance),
      isClimb ? elevationMetres : distanceMetres,
    )
    const format = isClimb ? formatElevation : formatDistance
    return format(sumMetres, { country: view.country, system })
  }

  function removeFile() {
    setFile(undefined)
    routeFill.fill(undefined)
  }

  function applyRoute(name: string, route: RouteFile) {
    setFile({ name, route })
    routeFill.fill(route)
  }

  return (
    <div className={styles.form}>
      <Heading level={3} size="h5" id="log" className={styles.linkTarget}>
        {messages.logTitle}
      </Heading>
      <RouteFileInput file={file} onRead={applyRoute} onForget={removeFile} />
      <NetworkForm
        form={form}
        className={styles.form}
        onSubmit={async (fields) => {
          const read = parseActivity(fields, { now: new Date(), startedMs: file?.route.startedMs })
          if (!read.ok) return { errors: { [read.refused.field]: messages[read.refused.message] } }
          const typed = JSON.stringify(fields)
          const [{ logActivity }, { toSaveErrors }] = await Promise.all([
            import('./log-activity.ts'),
            import('../editing/to-save-errors.ts'),
          ])
          try {
            const outcome = await logActivity(await platform(), read.order, {
              pageId: page.uuid,
              userId: session.user?.id ?? '',
              slug: page.slug,
              before,
              wait: delay,
              ...(last.current?.typed === typed ? last.current : undefined),
            })
            last.current = { typed, isTwice: outcome.end === 'alike' }
            if (outcome.end === 'undecided') last.current.attempt = outcome.attempt
            if (outcome.end !== 'stored') {
              if (outcome.end !== 'absent') onLogged()
              return { formErrors: [messages[notLoggedMessageKeys[outcome.end]]] }
            }
          } catch (error) {
            return toSaveErrors(error, editTexts, { title: 'title', distance: 'distance' })
          }
          if (fields.unit !== system) await saveUnits(fields.unit)
          showToast(fillMessage(messages.logDone, { total: formatNewTotal(read.order) }), 'success')
          removeFile()
          // After the form's own bookkeeping, so that the empty fields count as unchanged.
          setTimeout(() => form.reset(), 0)
          onLogged()
          return undefined
        }}
      >
        <FieldErrorSummary />
        <div className={styles.fieldRow}>
          <SelectField name="type" label={messages.logType}>
            {fitnessTypes.map((type) => (
              <option key={type} value={type}>
                {messages[activityTypeMessageKeys[type]]}
              </option>
            ))}
          </SelectField>
          <DateField name="date" label={messages.logDate} max={today} />
        </div>
        <div className={styles.fieldRow}>
          <NumberField name="distance" label={messages.logDistance} />
          <SelectField name="unit" label={messages.logUnit}>
            <option value="metric">{messages.metric}</option>
            <option value="imperial">{messages.imperial}</option>
          </SelectField>
        </div>
        <div className={styles.fieldRow}>
          <NumberField name="hours" label={messages.logHours} />
          <NumberField name="minutes" label={messages.logMinutes} />
          <ElevationField />
        </div>
        <TextField
          name="title"
          label={messages.logName}
          hint={messages.logNameHint}
          maxLength={100}
        />
        <TextareaField name="message" label={messages.logMessage} maxLength={5000} rows={3} />
        <FormErrors />
        <p className={styles.note}>{messages.manualNote}</p>
        <div>
          <SubmitButton needsScript>{messages.logSave}</SubmitButton>
        </div>
      </NetworkForm>
    </div>
  )
}

/** Elevation field. Its label contains the chosen unit. */
function ElevationField() {
  const messages = useMessages(fitnessMessages)
  const unit = useFieldValue('unit', String)
  const label = unit === 'imperial' ? messages.logElevationImperial : messages.logElevationMetric
  return <NumberField name="elevation" label={label} />
}
