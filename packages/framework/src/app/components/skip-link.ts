import type { SkipLink } from '@milepost/ui'
import type { ComponentProps } from 'react'

/** Link that skips the header, the first element of every page. */
export { SkipLink as default } from '@milepost/ui'

export type SkipLinkProps = ComponentProps<typeof SkipLink>
