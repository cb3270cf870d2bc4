import type { ComponentProps } from 'react'
import type { PageTools } from '../../frame/page-tools/page-tools.tsx'

/** Tools for the owner of a supporter page. */
export { PageTools as default } from '../../frame/page-tools/page-tools.tsx'

export type PageToolsProps = ComponentProps<typeof PageTools>
