import type { ComponentProps } from 'react'
import type { AccountPanel } from '@milepost/supporter/account'

/** Panel to sign in, sign up and reset a password. */
export { AccountPanel as default } from '@milepost/supporter/account'

export type AccountPanelProps = ComponentProps<typeof AccountPanel>
