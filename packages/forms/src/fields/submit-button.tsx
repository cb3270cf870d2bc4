import { Button, InputStatus, type ButtonProps } from '@milepost/ui'
import { useFormStatus, useHydrated } from '../react/hooks.ts'

export interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** Whether the button is disabled until hydration, so that a password never ends up in a URL. @default false */
  needsScript?: boolean | undefined
}

/** Button that submits its form once. While the form is submitting, the button keeps the focus but does nothing. */
export function SubmitButton({
  needsScript = false,
  disabled,
  children,
  ...rest
}: SubmitButtonProps) {
  const { isSubmitting } = useFormStatus()
  const isHydrated = useHydrated()
  return (
    <Button
      {...rest}
      type="submit"
      disabled={Boolean(disabled) || (needsScript && !isHydrated)}
      aria-disabled={isSubmitting || undefined}
      aria-busy={isSubmitting || undefined}
    >
      {isSubmitting ? <InputStatus status="fetching" /> : null}
      {/* Browser translators move bare text nodes, and React cannot insert anything before a moved node. */}
      <span>{children}</span>
    </Button>
  )
}
