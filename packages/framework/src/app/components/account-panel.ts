import type { ComponentProps } from 'react'
import type { AccountPanel } from '@milepost/supporter/account'

/** Signing in, signing up and resetting a password. */
export { AccountPanel as default } from '@milepost/supporter/account'

export type AccountPanelProps = ComponentProps<typeof AccountPanel>
