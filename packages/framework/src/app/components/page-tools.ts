import type { ComponentProps } from 'react'
import type { PageTools } from '../../frame/page-tools/page-tools.tsx'

/** What the owner of a page sees on it. */
export { PageTools as default } from '../../frame/page-tools/page-tools.tsx'

export type PageToolsProps = ComponentProps<typeof PageTools>
