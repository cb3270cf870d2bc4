import type { ComponentProps } from 'react'
import type { ShareButtons } from '../../frame/share/share-buttons.tsx'

export { ShareButtons as default } from '../../frame/share/share-buttons.tsx'

export type ShareButtonsProps = ComponentProps<typeof ShareButtons>
