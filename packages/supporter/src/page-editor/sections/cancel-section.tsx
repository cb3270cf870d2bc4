import { FormErrors, SubmitButton, TextField } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { createValidator, required } from '@milepost/forms/validators'
import { Button, Modal } from '@milepost/ui'
import { useState } from 'react'
import { useHost, useMessages } from '../../host/host-context.ts'
import { useShowToast } from '../../toast/toasts.tsx'
import { fillMessage } from '../../messages/message-catalogue.ts'
import { getTabProgress } from '../../registration/registration-progress.ts'
import { requireCallGroup } from '../../session/session-scope.ts'
import { useSession, useSessionActions } from '../../session/use-session.ts'
import { getTabStorage } from '../../browser-store/app-store.ts'
import { removeDrafts } from '../../editing/draft-store.ts'
import { useEditScope } from '../../editing/edit-context.ts'
import { editMessages } from '../../editing/edit-messages.ts'
import { deletedPageState } from '../../editing/edit-notice.tsx'
import { NetworkForm } from '../../fields/network-form.tsx'
import { CollapsibleSection } from '../../editing/edit-section.tsx'
import * as styles from '../../editing/owner.css.ts'

/** Section to cancel the page. The owner must type a word to confirm it. */
export function CancelSection() {
  const messages = useMessages(editMessages)
  const [isOpen, setIsOpen] = useState(false)
  const { page } = useEditScope()
  return (
    <CollapsibleSection id="cancel" title={messages.cancelSection}>
      <p className={styles.note}>{messages.cancelText}</p>
      <div>
        <Button emphasis="danger" onClick={() => setIsOpen(true)}>
          {messages.cancelButton}
        </Button>
      </div>
      <Modal
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={fillMessage(messages.cancelTitle, { page: page.name })}
      >
        <CancelForm onKeep={() => setIsOpen(false)} />
      </Modal>
    </CollapsibleSection>
  )
}

function CancelForm({ onKeep }: { onKeep: () => void }) {
  const messages = useMessages(editMessages)
  const showToast = useShowToast()
  const { navigate, onChange, paths } = useHost()
  const { user } = useSession()
  const { refetch } = useSessionActions()
  const { page, platform } = useEditScope()
  const word = messages.cancelWord
  const wrong = fillMessage(messages.cancelWrong, { word })
  const form = useForm({
    initial: { word: '' },
    rules: {
      word: [
        required(wrong),
        createValidator((value) =>
          String(value).trim().toLowerCase() === word.toLowerCase() ? undefined : wrong,
        ),
      ],
    },
  })
  return (
    <NetworkForm
      form={form}
      className={styles.dialog}
      onSubmit={async () => {
        const { isCancelledDespiteError, toSaveErrors } =
          await import('../../editing/to-save-errors.ts')
        try {
          await requireCallGroup(await platform(), 'pageEditing').cancelPage({ slug: page.slug })
        } catch (error) {
          // The page may be cancelled even though the request failed.
          if (!(await isCancelledDespiteError(error, await platform(), page.slug))) {
            return toSaveErrors(error, messages)
          }
        }
        showToast(messages.cancelDone, 'success')
        // Drafts of a cancelled page are obsolete.
        removeDrafts(getTabStorage(), page.slug)
        // A registration ends with its page.
        getTabProgress().endPage(user?.id ?? '', page.slug)
        await Promise.all([refetch().catch(() => undefined), onChange('page', page.slug)])
        await navigate(paths.home(), { replace: true, state: deletedPageState })
        return undefined
      }}
    >
      <p className={styles.note}>{messages.cancelText}</p>
      <TextField
        name="word"
        label={fillMessage(messages.cancelConfirmLabel, { word })}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <FormErrors />
      <div className={styles.actions}>
        <SubmitButton emphasis="danger">{messages.cancelSure}</SubmitButton>
        <Button emphasis="tertiary" onClick={onKeep}>
          {messages.cancelKeep}
        </Button>
      </div>
    </NetworkForm>
  )
}
