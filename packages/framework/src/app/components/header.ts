import type { Header } from '@milepost/ui'
import type { ComponentProps } from 'react'

/** The header of every page: logo, navigation, buttons. */
export { Header as default } from '@milepost/ui'

export type HeaderProps = ComponentProps<typeof Header>
