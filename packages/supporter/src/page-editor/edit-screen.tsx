import { Section } from '@milepost/ui'
import type { ReactNode } from 'react'
import { useEdit } from '../editing/edit-context.ts'
import type { EditView } from '../editing/edit-view.ts'
import { EditPage } from './edit-page.tsx'
import { PageOwnerGate } from './page-owner-gate.tsx'

export interface EditScreenProps {
  view: EditView
  /** Content below the sections, unless the page is cancelled. @default none */
  children?: ReactNode
}

/** Page editor, accessible to the page's owner only. */
export function EditScreen({ view, children }: EditScreenProps) {
  return (
    <PageOwnerGate view={view}>
      <Section>
        <EditPage />
      </Section>
      <WhileOpen>{children}</WhileOpen>
    </PageOwnerGate>
  )
}

function WhileOpen({ children }: { children: ReactNode }) {
  return useEdit().page.active ? children : null
}
