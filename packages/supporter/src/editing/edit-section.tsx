import type { Form as FormState, FormValues } from '@milepost/forms'
import { FormErrors, SubmitButton } from '@milepost/forms/fields'
import { useUnsavedWarning } from '@milepost/forms/react'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { Button, Heading, Icon, Message } from '@milepost/ui'
import { type ReactNode, type Ref, useEffect } from 'react'
import { useShowToast } from '../toast/toasts.tsx'
import { useMessages } from '../host/host-context.ts'
import { useEditScope } from './edit-context.ts'
import { editMessages } from './edit-messages.ts'
import { NetworkForm, FieldErrorSummary } from '../fields/network-form.tsx'
import * as styles from './owner.css.ts'
import { useDraft } from './draft-store.ts'

interface EditSectionProps<Values extends FormValues> {
  /** Id in the URL's fragment and in drafts. */
  id: string
  title: string
  form: FormState<Values>
  /** Sends the changed values. Errors are shown in the form. */
  save: (platform: PlatformAdapter, values: Values) => Promise<void>
  /** Label of the submit button. It names the section, because the page has many. */
  saveLabel: string
  /** Names of the form's fields, by the platform's names, to show its errors next to their field. */
  fields?: Readonly<Record<string, string>>
  /** Heading level: 3 inside another section. @default 2 */
  level?: 2 | 3
  children: ReactNode
}

/** Section of the page editor with its own form and submit button. */
export function EditSection<Values extends FormValues>({
  id,
  title,
  form,
  save,
  saveLabel,
  fields,
  level = 2,
  children,
}: EditSectionProps<Values>) {
  const messages = useMessages(editMessages)
  const showToast = useShowToast()
  const { view, platform, refetch } = useEditScope()
  // Drafts access fields by name, without their types.
  const anyForm = form as unknown as FormState
  const { isRestored, discard } = useDraft(anyForm, { slug: view.slug, section: id })
  useEffect(() => {
    if (isRestored) openSection(id)
  }, [id, isRestored])
  useUnsavedTracking(anyForm, title)

  const body = (
    <>
      {isRestored ? (
        <Message>
          <p>{messages.draftKept}</p>
          <Button
            emphasis="tertiary"
            size="small"
            aria-label={`${messages.draftDiscard}: ${title}`}
            onClick={discard}
          >
            {messages.draftDiscard}
          </Button>
        </Message>
      ) : null}
      <NetworkForm
        form={form}
        className={styles.form}
        onSubmit={async (values) => {
          const { toSaveErrors } = await import('./to-save-errors.ts')
          try {
            await save(await platform(), values)
          } catch (error) {
            return toSaveErrors(error, messages, fields)
          }
          showToast(messages.savedLong, 'success')
          refetch()
          return undefined
        }}
      >
        <FieldErrorSummary />
        {children}
        <FormErrors />
        <div>
          <SubmitButton needsScript emphasis="secondary">
            {saveLabel}
          </SubmitButton>
        </div>
      </NetworkForm>
    </>
  )
  return level === 2 ? (
    <CollapsibleSection id={id} title={title}>
      {body}
    </CollapsibleSection>
  ) : (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.form}>
      <Heading id={`${id}-title`} level={3} size="h5">
        {title}
      </Heading>
      {body}
    </section>
  )
}

/** Warns before the user leaves a form with unsaved changes, and adds its section to the editor's list of unsaved sections. */
function useUnsavedTracking(form: FormState, title: string) {
  const { noteUnsaved } = useEditScope()
  useUnsavedWarning(form)
  useEffect(() => {
    const follow = () => noteUnsaved(title, form.getStatus().isDirty)
    follow()
    const stop = form.subscribe(follow)
    return () => {
      stop()
      noteUnsaved(title, false)
    }
  }, [form, noteUnsaved, title])
}

interface CollapsibleSectionProps {
  /** Id in the URL's fragment. */
  id: string
  title: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** Collapsible section of the page editor, closed at first. */
export function CollapsibleSection({ id, title, ref, children }: CollapsibleSectionProps) {
  return (
    <section ref={ref} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <details>
        <summary className={styles.sectionTitle}>
          <Heading id={`${id}-title`} level={2} size="h4">
            {title}
          </Heading>
          <Icon name="plus" className={styles.expandIcon} />
        </summary>
        <div className={styles.sectionBody}>{children}</div>
      </details>
    </section>
  )
}

/** Opens the section with this id, or the one that contains the element with this id, and returns the element. */
export function openSection(id: string): HTMLElement | null {
  const element = document.getElementById(id)
  const details = element?.querySelector<HTMLDetailsElement>(':scope > details')
  for (const found of [details, element?.closest('details')]) if (found) found.open = true
  return element
}

/** Sends only the form values that differ from the last known values on the platform. */
type SendChanges<Values> = (
  values: Values,
  send: (changed: Partial<Values>) => Promise<void>,
) => Promise<void>

/**
 * Creates a function that sends changed values. It compares with the values that were read or saved last, because reads lag
 * behind writes, and other tabs' changes must not be overwritten. Values whose response was lost are sent again.
 */
export function createChangeSender<Values extends object>(first: Values): SendChanges<Values> {
  const known = new Map(Object.entries(first))
  return async (values, send) => {
    const changed = Object.entries(values).filter(
      ([name, value]) => !known.has(name) || !Object.is(known.get(name), value),
    )
    for (const [name] of changed) known.delete(name)
    await send(Object.fromEntries(changed) as Partial<Values>)
    for (const [name, value] of changed) known.set(name, value)
  }
}
