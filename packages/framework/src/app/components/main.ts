import type { ComponentProps } from 'react'
import type { MainArea } from '../../shell/main-area.tsx'

/** The page itself, between header and footer. */
export { MainArea as default } from '../../shell/main-area.tsx'

export type MainProps = ComponentProps<typeof MainArea>
