import type { Search } from '@milepost/ui'
import type { ComponentProps } from 'react'

/** Searches pages or teams as the visitor types. */
export { Search as default } from '@milepost/ui'

export type SearchFieldProps = ComponentProps<typeof Search>
