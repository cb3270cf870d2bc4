import type { ComponentProps } from 'react'
import type { PageTools } from '../../frame/page-tools/page-tools.tsx'

/** The owner's tools on a page. */
export { PageTools as default } from '../../frame/page-tools/page-tools.tsx'

export type PageToolsProps = ComponentProps<typeof PageTools>
