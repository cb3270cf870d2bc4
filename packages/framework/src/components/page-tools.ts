import type { ComponentProps } from 'react'
import type { PageTools } from '../page-tools/page-tools.tsx'

/** What the owner of a page sees on it. */
export { PageTools as default } from '../page-tools/page-tools.tsx'

export type PageToolsProps = ComponentProps<typeof PageTools>
