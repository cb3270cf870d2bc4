import { Button, Carousel, CookieBanner, Modal } from '@milepost/ui'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { press, show } from './keyboard.test-kit.tsx'

// Real key presses in a browser. Elements are found by role and accessible name.

type Role = Parameters<typeof page.getByRole>[0]

async function expectFocus(role: Role, name: string) {
  await expect.element(page.getByRole(role, { name, exact: true })).toHaveFocus()
}

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cookie policy</Button>
      <Modal open={open} onClose={() => setOpen(false)} title="Cookies we use">
        <a href="#policy">The whole policy</a>
      </Modal>
    </>
  )
}

describe('by keyboard alone', () => {
  it('a dialog opens, traps the focus, closes by Escape and restores the focus', async () => {
    await show(<Opener />)
    await press('{Tab}')
    await expectFocus('button', 'Cookie policy')
    await press('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Cookies we use' })).toBeVisible()
    await expectFocus('heading', 'Cookies we use')
    await press('{Tab}')
    await expectFocus('button', 'Close')
    await press('{Tab}')
    await expectFocus('link', 'The whole policy')
    for (let presses = 0; presses < 4; presses += 1) {
      await press('{Tab}')
      const { activeElement } = document
      const isBehind = activeElement !== document.body && activeElement?.closest('dialog') === null
      expect(isBehind, `focus went behind the dialog: ${activeElement?.outerHTML}`).toBe(false)
    }
    await press('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expectFocus('button', 'Cookie policy')
  })

  it('a carousel scrolls by its buttons, and Tab moves through its slides', async () => {
    const slides = ['The hide', 'The rope', 'The tea', 'The terns'].map((title) => ({
      id: title,
      content: <a href={`#${title}`}>{title}</a>,
    }))
    await show(<Carousel label="What walkers paid for" slides={slides} />)
    const region = page.getByRole('region', { name: 'What walkers paid for' })
    await expect.element(region).toBeVisible()
    const track = region.element().querySelector('ul')
    while (document.activeElement?.textContent !== 'The terns') {
      await press('{Tab}')
      expect(document.activeElement?.textContent).not.toBe('End here')
    }
    await vi.waitFor(() => expect(Math.abs(track?.scrollLeft ?? 0)).toBeGreaterThan(0))
    await press('{Tab}')
    await expectFocus('button', 'Previous')
    const before = track?.scrollLeft ?? 0
    await press('{Enter}')
    await vi.waitFor(() => expect(track?.scrollLeft).toBeLessThan(before))
    await press('{Tab}')
    await expectFocus('button', 'Next')
    await press('{Tab}')
    await expectFocus('button', 'End here')
  })

  it('the focused element is never covered by the cookie banner', async () => {
    await page.viewport(320, 600)
    await show(
      <>
        {Array.from({ length: 25 }, (_, index) => (
          <p key={index}>
            <a href={`#${index}`}>Link {index + 1}</a>
          </p>
        ))}
        <CookieBanner onAccept={() => undefined} onReject={() => undefined}>
          May we count visits?
        </CookieBanner>
      </>,
    )
    const banner = page.getByRole('region', { name: 'Cookies' }).element()
    for (let presses = 0; presses < 25; presses += 1) {
      await press('{Tab}')
      const { activeElement } = document
      await vi.waitFor(() =>
        expect(activeElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          banner.getBoundingClientRect().top,
        ),
      )
    }
    await press('{Tab}')
    await expectFocus('button', 'Deny all cookies')
    await press('{Tab}')
    await expectFocus('button', 'Accept all cookies')
  })
})
