import { themeFromDesign } from '@milepost/ui/theme'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

let root: Root
const style = document.createElement('style')

beforeEach(() => {
  style.textContent = themeFromDesign().css
  document.head.append(style)
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
})

afterEach(() => {
  root.unmount()
  style.remove()
})

/** Renders content between two buttons, and focuses the first. */
export async function show(content: ReactNode): Promise<void> {
  root.render(
    <>
      <button>Start here</button>
      {content}
      <button>End here</button>
    </>,
  )
  await expect.element(page.getByRole('button', { name: 'Start here' })).toBeVisible()
  document.querySelector<HTMLElement>('button')?.focus()
}

export const press = (keys: string) => userEvent.keyboard(keys)
