import type { Search } from '@milepost/ui'
import type { ComponentProps } from 'react'

/** Search field for pages or teams, with results while typing. */
export { Search as default } from '@milepost/ui'

export type SearchFieldProps = ComponentProps<typeof Search>
