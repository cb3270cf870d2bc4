import type { ComponentProps } from 'react'
import type { AccountPanel } from '@milepost/supporter/account'

/** Form to sign in, sign up or reset a password. */
export { AccountPanel as default } from '@milepost/supporter/account'

export type AccountPanelProps = ComponentProps<typeof AccountPanel>
