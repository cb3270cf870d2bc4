import type { Footer } from '@milepost/ui'
import type { ComponentProps } from 'react'

/** The footer of every page. */
export { Footer as default } from '@milepost/ui'

export type FooterProps = ComponentProps<typeof Footer>
