import { Button, InputStatus, type ButtonProps } from '@milepost/ui'
import { useFormStatus, useHydrated } from '../react/hooks.ts'

export interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** Cannot be pressed before the script is there, so that a password never lands in an address. */
  needsScript?: boolean | undefined
}

/** Sends its form, once. While it is on its way the button keeps the focus and does nothing. */
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
      {/* Browser translators move bare text, and React cannot insert anything before text that has moved. */}
      <span>{children}</span>
    </Button>
  )
}
