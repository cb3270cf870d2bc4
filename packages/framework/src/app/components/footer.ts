import type { Footer } from '@milepost/ui'
import type { ComponentProps } from 'react'

export { Footer as default } from '@milepost/ui'

export type FooterProps = ComponentProps<typeof Footer>
