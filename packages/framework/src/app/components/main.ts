import type { ComponentProps } from 'react'
import type { MainArea } from '../../shell/main-area.tsx'

/** `<main>` element between header and footer. */
export { MainArea as default } from '../../shell/main-area.tsx'

export type MainProps = ComponentProps<typeof MainArea>
