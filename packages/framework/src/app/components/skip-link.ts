import type { SkipLink } from '@milepost/ui'
import type { ComponentProps } from 'react'

/** The first link of every page, which leads past the header. */
export { SkipLink as default } from '@milepost/ui'

export type SkipLinkProps = ComponentProps<typeof SkipLink>
