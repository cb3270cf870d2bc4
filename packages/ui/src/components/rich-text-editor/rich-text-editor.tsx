'use client'

import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import type Squire from 'squire-rte'
import { classNames, mergeRefs } from '../../element-props.ts'
import * as fieldStyles from '../field/field.css.ts'
import { Field, type FieldLabels } from '../field/field.tsx'
import {
  defaultEditorMessages,
  type RichTextEditorMessages,
  type RichTextTool,
} from '../component-messages/control-messages.ts'
import { richText } from '../rich-text/rich-text.css.ts'
import type { EditorSurface } from './editor-surface.tsx'
import * as styles from './rich-text-editor.css.ts'

export interface RichTextEditorProps
  extends Omit<ComponentProps<'textarea'>, 'value' | 'maxLength' | 'defaultValue'>, FieldLabels {
  /** Initial value as HTML. It is sanitised before display. */
  defaultValue?: string | undefined
  /** Loads the sanitiser for pasted, displayed and returned HTML. Called once, after the first render. */
  loadSanitiser: () => Promise<(html: string) => string>
  /** Tools in display order. List only what the sanitiser accepts. @default bold, italic, underline, link */
  tools?: readonly RichTextTool[] | undefined
  messages?: Partial<RichTextEditorMessages> | undefined
}

const defaultTools: readonly RichTextTool[] = ['bold', 'italic', 'underline', 'link']

interface EditorModules {
  Surface: typeof EditorSurface
  editor: typeof Squire
  sanitise: (html: string) => string
  /** Height of the field before the editor replaces the `<textarea>`, to prevent a layout shift. */
  heightPx: number | undefined
}

/**
 * Rich text editor. A `<textarea>` holds the value as HTML and is visible until the editor (16 kB) has loaded. Renders
 * a `<div>`, which gets `className`. Other props are passed to the `<textarea>`.
 */
export function RichTextEditor({
  label,
  hint,
  error,
  optional,
  id,
  className,
  rows = 6,
  required = false,
  disabled = false,
  loadSanitiser,
  tools = defaultTools,
  messages,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: RichTextEditorProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const control = useRef<HTMLTextAreaElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const load = useRef(loadSanitiser)
  const [loaded, setLoaded] = useState<EditorModules | 'failed'>()
  const texts = { ...defaultEditorMessages, ...messages }

  useEffect(() => {
    Promise.all([import('./editor-surface.tsx'), import('squire-rte'), load.current()]).then(
      ([{ EditorSurface: Surface }, { default: editor }, sanitise]) =>
        setLoaded({
          Surface,
          editor,
          sanitise,
          heightPx: control.current?.parentElement?.offsetHeight,
        }),
      () => setLoaded('failed'),
    )
  }, [])

  const ready = typeof loaded === 'object' ? loaded : undefined
  return (
    <Field
      {...{ id: controlId, hint, error, optional, describedBy, className }}
      label={<span id={`${controlId}-label`}>{label}</span>}
    >
      {(attributes) => (
        <div
          className={classNames(fieldStyles.aroundInput, styles.aroundEditor)}
          style={{ minHeight: ready?.heightPx }}
        >
          {ready ? (
            <ready.Surface
              editor={ready.editor}
              sanitise={ready.sanitise}
              {...{ control, surface, tools, disabled }}
              messages={texts}
              className={richText}
              id={`${controlId}-editor`}
              aria-labelledby={`${controlId}-label`}
              aria-describedby={attributes['aria-describedby']}
              aria-invalid={attributes['aria-invalid']}
              aria-required={required || undefined}
            />
          ) : null}
          {loaded === 'failed' ? (
            <output className={styles.loadFailure}>{texts.failed}</output>
          ) : null}
          <textarea
            rows={rows}
            {...rest}
            {...attributes}
            {...{ required, disabled }}
            ref={mergeRefs(control, ref)}
            className={
              ready ? styles.hiddenInput : classNames(fieldStyles.input, fieldStyles.textarea)
            }
            {...(ready && {
              'aria-hidden': true,
              tabIndex: -1,
              onFocus: (event) => {
                rest.onFocus?.(event)
                surface.current?.focus()
              },
            })}
          />
        </div>
      )}
    </Field>
  )
}
