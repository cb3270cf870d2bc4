import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './stepper.css.ts'

export interface StepperProps extends Omit<ComponentProps<'ol'>, 'children'> {
  steps: readonly {
    id: string
    label: string
    /** Where a step that is done can be changed. */
    href?: string | undefined
  }[]
  /** The id of the step that is done now; any other means that all are done. */
  current: string
  /** @default 'done:' */
  doneLabel?: string | undefined
}

/** How far somebody has come in something that takes several steps. Renders an `<ol>`; nothing without steps. */
export function Stepper({ steps, current, doneLabel = 'done:', className, ...rest }: StepperProps) {
  if (steps.length === 0) return null
  const found = steps.findIndex((step) => step.id === current)
  const at = found === -1 ? steps.length : found
  return (
    <ol className={classNames(styles.list, className)} {...rest}>
      {steps.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'coming'
        const content = (
          <>
            <span className={styles.stepMark} aria-hidden="true">
              {state === 'done' ? <Icon name="check" /> : index + 1}
            </span>
            <span className={styles.label}>
              {state === 'done' ? (
                <>
                  <VisuallyHidden>{doneLabel}</VisuallyHidden>{' '}
                </>
              ) : null}
              {/* Browser translators move bare text, and React cannot insert anything before text that has moved. */}
              <span>{step.label}</span>
            </span>
          </>
        )
        return (
          <li
            key={step.id}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {state === 'done' && step.href !== undefined ? (
              <Link href={step.href} className={styles.body}>
                {content}
              </Link>
            ) : (
              <span className={styles.body}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
