import type { Action } from './action.ts'
import { ButtonGroup, LinkButton } from './button.tsx'

export interface ActionButtonsProps {
  actions: readonly Action[]
  className?: string | undefined
}

/** What is asked of the visitor, side by side: the first is primary, the others secondary, unless they say. */
export function ActionButtons({ actions, className }: ActionButtonsProps) {
  if (actions.length === 0) return null
  return (
    <ButtonGroup className={className}>
      {actions.map((action, index) => (
        <LinkButton
          key={action.label}
          href={action.href}
          emphasis={action.emphasis ?? (index === 0 ? 'primary' : 'secondary')}
          size="large"
          {...action.look}
        >
          {action.label}
        </LinkButton>
      ))}
    </ButtonGroup>
  )
}
