import { toNumber } from '@milepost/measures'
import {
  formatDistance,
  formatDuration,
  formatElevation,
  formatRelativeTime,
  loadDateLanguage,
} from '@milepost/measures/format'
import type { FitnessActivity } from '@milepost/platform'
import {
  ActivityItem,
  ActivityList,
  Button,
  focusHeading,
  Loading,
  Message,
  Modal,
} from '@milepost/ui'
import { useEffect, useRef, useState } from 'react'
import { fillCount, fillMessage } from '../messages/message-catalogue.ts'
import { usePlatformSupport, useMessages } from '../host/host-context.ts'
import { useEditScope } from '../editing/edit-context.ts'
import { CollapsibleSection } from '../editing/edit-section.tsx'
import * as styles from '../editing/owner.css.ts'
import { requireCallGroup } from '../session/session-scope.ts'
import {
  formatActivityTotals,
  activityTypeMessageKeys,
  toActivityMessages,
} from './activity-messages.ts'
import { fitnessMessages } from './fitness-messages.ts'
import { ActivityVisibilityForm } from './activity-visibility-form.tsx'
import { getUnits, goalTag } from '../page-facts/units.ts'
import { LogActivityForm } from './log-activity-form.tsx'
import { useShowToast } from '../toast/toasts.tsx'
import { isOffline } from '../host/network-errors.ts'

const collapsedCount = 3

/** Section with the owner's activities: totals, list and form. Renders nothing if the platform does not support activities. */
export function ActivitiesSection() {
  return usePlatformSupport()('fitness') ? <ActivitiesContent /> : null
}

function ActivitiesContent() {
  const messages = useMessages(fitnessMessages)
  const { page, platform, refetch, view } = useEditScope()
  const [activities, setActivities] = useState<readonly FitnessActivity[]>()
  const [turn, setTurn] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const [deleting, setDeleting] = useState<FitnessActivity>()
  const section = useRef<HTMLElement>(null)
  const isDeleted = useRef(false)
  const { slug } = page
  const { country } = view
  const system = getUnits(page.segmentation, country)

  useEffect(() => {
    let isLatest = true
    async function read(_turn: number) {
      const { fetchFitnessActivities } = requireCallGroup(await platform(), 'fitness')
      const [list] = await Promise.all([
        fetchFitnessActivities({ page: slug, all: true }),
        // If it fails, dates are formatted by `Intl`.
        loadDateLanguage(document.documentElement.lang).catch(() => undefined),
      ])
      return list
    }
    void read(turn).then(
      (list) => {
        if (!isLatest) return
        setActivities(list)
        setHasFailed(false)
      },
      () => isLatest && setHasFailed(true),
    )
    return () => {
      isLatest = false
    }
  }, [platform, slug, turn])
  useEffect(() => {
    // The button that opened the dialog was removed with the activity.
    if (activities === undefined || !isDeleted.current) return
    isDeleted.current = false
    focusHeading(section.current)
  }, [activities])
  useEffect(() => {
    if (isWhole) focusHeading(section.current?.querySelectorAll('li').item(collapsedCount))
  }, [isWhole])
  const rereadActivities = () => setTurn((before) => before + 1)
  useEffect(() => {
    if (!hasFailed) return undefined
    const follow = () => setTurn((before) => before + 1)
    window.addEventListener('online', follow)
    return () => window.removeEventListener('online', follow)
  }, [hasFailed])

  const totals = formatActivityTotals({ activities: activities ?? [], country, system, messages })
  const isClimb = view.goalMeasure === 'elevation'
  const doneMetres = (activities ?? []).reduce(
    (sum, { distance, elevation }) => sum + (isClimb ? elevation : distance),
    0,
  )
  const goalMetres = toNumber(page.segmentation[goalTag])
  const shown = isWhole ? activities : activities?.slice(0, collapsedCount)

  return (
    <CollapsibleSection ref={section} id="activities" title={messages.section}>
      {activities === undefined && !hasFailed ? <Loading>{messages.loading}</Loading> : null}
      {hasFailed ? (
        <Message tone="error">
          <p>{messages.failed}</p>
          <Button
            emphasis="secondary"
            size="small"
            aria-label={`${messages.retry}: ${messages.section}`}
            onClick={rereadActivities}
          >
            {messages.retry}
          </Button>
        </Message>
      ) : null}
      {activities && activities.length > 0 ? (
        <p>
          {/* In elements, because browser translators replace text nodes, and React cannot insert before or remove replaced
             ones. */}
          {totals === '' ? null : <span>{fillMessage(messages.totals, { figures: totals })}</span>}
          {goalMetres > 0 ? (
            <>
              {totals === '' ? null : <br />}
              <span>
                {fillMessage(messages.goal, {
                  percent: Math.floor((doneMetres / goalMetres) * 100),
                  goal: (isClimb ? formatElevation : formatDistance)(goalMetres, {
                    country,
                    system,
                  }),
                })}
              </span>
            </>
          ) : null}
        </p>
      ) : null}
      {shown === undefined ? null : (
        <ActivityList empty={messages.none}>
          {shown.map((activity) => (
            <ActivityItem
              key={activity.id ?? activity.legacyId}
              type={activity.type ?? 'walk'}
              title={toTitle(activity)}
              description={activity.description}
              distance={
                activity.distance > 0
                  ? formatDistance(activity.distance, { country, system })
                  : undefined
              }
              duration={
                activity.duration > 0 ? formatDuration(activity.duration, { country }) : undefined
              }
              elevation={
                activity.elevation > 0
                  ? formatElevation(activity.elevation, { country, system })
                  : undefined
              }
              when={
                activity.createdAt === undefined
                  ? undefined
                  : formatRelativeTime(activity.createdAt, new Date(), {
                      language: document.documentElement.lang,
                    })
              }
              dateTime={activity.createdAt}
              manual={activity.manual}
              polyline={activity.polyline}
              messages={toActivityMessages(messages)}
              end={
                <Button
                  emphasis="tertiary"
                  size="small"
                  aria-label={fillMessage(messages.deleteLabel, { title: nameAmong(activity) })}
                  onClick={() => setDeleting(activity)}
                >
                  {messages.deleteButton}
                </Button>
              }
            />
          ))}
        </ActivityList>
      )}
      {activities && shown && activities.length > shown.length ? (
        <div>
          <Button emphasis="secondary" size="small" onClick={() => setIsWhole(true)}>
            {fillCount(messages.more, activities.length)}
          </Button>
        </div>
      ) : null}
      <LogActivityForm
        before={activities}
        onLogged={() => {
          section.current?.scrollIntoView()
          rereadActivities()
          refetch()
        }}
      />
      <ActivityVisibilityForm />
      {deleting === undefined ? null : (
        <DeleteActivityDialog
          activity={deleting}
          title={toTitle(deleting)}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => {
            isDeleted.current = true
            setDeleting(undefined)
            rereadActivities()
            refetch()
          }}
        />
      )}
    </CollapsibleSection>
  )

  /** Returns the title of an activity, with a number if several have the same title. */
  function nameAmong(activity: FitnessActivity): string {
    const title = toTitle(activity)
    const alike = (activities ?? []).filter((other) => toTitle(other) === title)
    return alike.length > 1 ? `${title} (${alike.indexOf(activity) + 1})` : title
  }

  function toTitle(activity: FitnessActivity): string {
    return activity.title || messages[activityTypeMessageKeys[activity.type ?? 'walk']]
  }
}

interface DeleteActivityDialogProps {
  activity: FitnessActivity
  title: string
  onClose: () => void
  onDeleted: () => void
}

/** Dialog to confirm the deletion of an activity. */
function DeleteActivityDialog({ activity, title, onClose, onDeleted }: DeleteActivityDialogProps) {
  const messages = useMessages(fitnessMessages)
  const showToast = useShowToast()
  const { page, platform } = useEditScope()
  const [isDeleting, setIsDeleting] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function remove() {
    if (isDeleting) return
    setIsDeleting(true)
    setProblem(undefined)
    if (!isOffline() && (await isRemoved())) {
      showToast(messages.deleteDone, 'success')
      onDeleted()
      return
    }
    setIsDeleting(false)
    setProblem(isOffline() ? messages.deleteOffline : messages.deleteFailed)
  }

  async function isRemoved() {
    try {
      const { deleteActivity } = await import('./log-activity.ts')
      return await deleteActivity(await platform(), { activity, slug: page.slug })
    } catch {
      // The code could not be loaded, so no request was sent.
      return false
    }
  }

  return (
    <Modal open onClose={onClose} title={fillMessage(messages.deleteTitle, { title })} width="thin">
      <div className={styles.dialog}>
        <p>{messages.deleteText}</p>
        {problem === undefined ? null : <Message tone="error">{problem}</Message>}
        <div className={styles.actions}>
          <Button
            emphasis="danger"
            onClick={() => void remove()}
            aria-disabled={isDeleting || undefined}
          >
            {messages.deleteSure}
          </Button>
          <Button emphasis="tertiary" onClick={onClose}>
            {messages.deleteKeep}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
