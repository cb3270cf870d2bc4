import type { ComponentProps } from 'react'
import type { PageHead } from '../../frame/layout/page-head.tsx'

/** Head of a page: title, description, canonical URL and share metadata. */
export { PageHead as default } from '../../frame/layout/page-head.tsx'

export type PageHeadProps = ComponentProps<typeof PageHead>
