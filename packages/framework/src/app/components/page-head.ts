import type { ComponentProps } from 'react'
import type { PageHead } from '../../frame/layout/page-head.tsx'

/** The head of one page: title, description, canonical address, and what shares show. */
export { PageHead as default } from '../../frame/layout/page-head.tsx'

export type PageHeadProps = ComponentProps<typeof PageHead>
