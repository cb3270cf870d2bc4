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
import { NetworkForm } from '../fields/network-form.tsx'
import * as styles from '../editing/owner.css.ts'
import { requireCallGroup } from '../session/session-scope.ts'
import { useSessionActions } from '../session/use-session.ts'
import { TeamFields, createTeamRules, useTargetParser } from './team-fields.tsx'
import { teamMessages } from './team-messages.ts'

interface EditTeamDialogProps {
  team: Pick<Team, 'uuid' | 'name' | 'story' | 'target'>
  currency: string
  country: string
  onClose: () => void
  onSaved: () => void
}

/** Dialog for the captain to edit a team. */
export function EditTeamDialog({ team, currency, country, onClose, onSaved }: EditTeamDialogProps) {
  const messages = useMessages(teamMessages)
  const rules = useFieldRules()
  const showToast = useShowToast()
  const editTexts = useMessages(editMessages)
  const { platform } = useSessionActions()
  const readTarget = useTargetParser(currency)
  const first = {
    name: team.name,
    story: toPlainText(team.story),
    target: team.target === 0 ? '' : String(team.target),
  }
  const { target: targetRule, ...textRules } = createTeamRules(messages.createEmptied, rules)
  const form = useForm({
    initial: first,
    // Optional if the team has no target.
    rules: { ...textRules, ...(team.target > 0 && { target: targetRule }) },
  })
  useUnsavedWarning(form)
  return (
    <Modal
      open
      onClose={onClose}
      title={fillMessage(messages.editTitle, { team: team.name })}
      closeOnOverlay={false}
    >
      <NetworkForm
        form={form}
        className={styles.dialog}
        onSubmit={async ({ name, story, target }) => {
          const { toSaveErrors } = await import('../editing/to-save-errors.ts')
          const targetMinor = readTarget(target)
          try {
            await requireCallGroup(await platform(), 'teams').updateTeam({
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
      </NetworkForm>
    </Modal>
  )
}

/** Converts a team's story from HTML to plain text, which the platform expects. Browser only. */
function toPlainText(html: string): string {
  const document = new DOMParser().parseFromString(
    html.replaceAll(/<br\s*\/?>|<\/p>/gi, '$&\n'),
    'text/html',
  )
  return document.body.textContent.trim()
}
