import type { Header } from '@milepost/ui'
import type { ComponentProps } from 'react'

/** Header of all pages: logo, navigation and buttons. */
export { Header as default } from '@milepost/ui'

export type HeaderProps = ComponentProps<typeof Header>
