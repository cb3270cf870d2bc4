import { FormErrors, SubmitButton } from '@milepost/forms/fields'
import { useForm, useUnsavedWarning } from '@milepost/forms/react'
import { toMajor } from '@milepost/measures'
import type { Team } from '@milepost/platform'
import { Modal } from '@milepost/ui'
import { useShowToast } from '../toast/toasts.tsx'
import { fillMessage } from '../messages/message-catalogue.ts'
import { useMessages } from '../host/host-context.ts'
import { editMessages } from '../editing/edit-messages.ts'
import { useFieldRules } from '../fields/field-rules.ts'
import { SendingForm } from '../fields/sending-form.tsx'
import * as styles from '../editing/owner.css.ts'
import { requireGroup } from '../session/session-scope.ts'
import { useSessionActions } from '../session/use-session.ts'
import { TeamFields, teamRules, useTargetParser } from './team-fields.tsx'
import { teamingMessages } from './teaming-messages.ts'

interface EditTeamProps {
  team: Pick<Team, 'uuid' | 'name' | 'story' | 'target'>
  currency: string
  country: string
  onClose: () => void
  onSaved: () => void
}

/** Dialog for the captain to edit a team. */
export function EditTeam({ team, currency, country, onClose, onSaved }: EditTeamProps) {
  const messages = useMessages(teamingMessages)
  const rules = useFieldRules()
  const showToast = useShowToast()
  const editTexts = useMessages(editMessages)
  const { platform } = useSessionActions()
  const readTarget = useTargetParser(currency)
  const first = { name: team.name, story: plainText(team.story), target: String(team.target) }
  const form = useForm({
    initial: first,
    rules: teamRules(messages.createEmptied, rules),
  })
  useUnsavedWarning(form)
  return (
    <Modal
      open
      onClose={onClose}
      title={fillMessage(messages.editTitle, { team: team.name })}
      closeOnOverlay={false}
    >
      <SendingForm
        form={form}
        className={styles.dialog}
        onSubmit={async ({ name, story, target }) => {
          const { toSaveErrors } = await import('../editing/to-save-errors.ts')
          const targetMinor = readTarget(target)
          try {
            await requireGroup(await platform(), 'teams').updateTeam({
              id: team.uuid,
              ...(name !== first.name && { name }),
              ...(story !== first.story && { story }),
              ...(target !== first.target &&
                targetMinor !== undefined && {
                  target: toMajor(targetMinor, currency),
                  currency,
                }),
            })
          } catch (error) {
            return toSaveErrors(error, editTexts, { name: 'name', target: 'target' })
          }
          showToast(messages.editDone, 'success')
          onSaved()
          return undefined
        }}
      >
        <TeamFields currency={currency} country={country} />
        <FormErrors />
        <div>
          <SubmitButton>{messages.editSave}</SubmitButton>
        </div>
      </SendingForm>
    </Modal>
  )
}

/** Converts a team's story from HTML to plain text, which the platform expects. Browser only. */
function plainText(html: string): string {
  const document = new DOMParser().parseFromString(
    html.replaceAll(/<br\s*\/?>|<\/p>/gi, '$&\n'),
    'text/html',
  )
  return document.body.textContent.trim()
}
