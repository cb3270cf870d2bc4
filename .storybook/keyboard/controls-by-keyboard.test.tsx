import { AmountPicker, Header, Search, Ticker } from '@milepost/ui'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { press, show } from './keyboard.test-kit.tsx'

// Real key presses in a browser, for documented keys that no other test covers.

describe('documented keys', () => {
  it('AmountPicker: arrow keys select an amount and clear the typed one', async () => {
    await show(
      <AmountPicker
        legend="How much?"
        currencySymbol="£"
        options={['5', '10', '25'].map((value) => ({ value, amount: `£${value}` }))}
        defaultValue="10"
      />,
    )
    await press('{Tab}')
    await expect.element(page.getByRole('radio', { name: '£10' })).toHaveFocus()
    await press('{ArrowDown}')
    await expect.element(page.getByRole('radio', { name: '£25' })).toBeChecked()
    await press('{Tab}40')
    await expect.element(page.getByRole('radio', { name: '£25' })).not.toBeChecked()
    await press('{Shift>}{Tab}{/Shift} ')
    await expect.element(page.getByRole('textbox')).toHaveValue('')
    await expect.element(page.getByRole('radio', { checked: true })).toHaveFocus()
  })

  it('Header: Escape closes the menu of a small window and restores the focus', async () => {
    await page.viewport(360, 700)
    await show(<Header name="Tideline" navigation={[{ label: 'About', href: '#about' }]} />)
    const toggle = page.getByRole('button', { name: 'Menu', exact: true })
    await press('{Tab}{Tab}')
    await expect.element(toggle).toHaveFocus()
    await press('{Enter}')
    await expect.element(page.getByRole('link', { name: 'About' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Close menu' })).toHaveFocus()
    await press('{Escape}')
    await expect.element(toggle).toHaveFocus()
    await expect.element(page.getByRole('link', { name: 'About' })).not.toBeInTheDocument()
  })

  it('Search: a highlighted result scrolls into view, and Tab leaves the list', async () => {
    const results = Array.from({ length: 30 }, (_, at) => ({
      id: `${at}`,
      label: `Walker ${at}`,
      href: `#${at}`,
    }))
    await show(<Search label="Find" delayMs={0} results={results} onSearch={() => undefined} />)
    await press('{Tab}w')
    const list = page.getByRole('listbox', { name: 'Results' })
    await expect.element(list).toBeVisible()
    expect(list.element().scrollHeight).toBeGreaterThan(list.element().clientHeight)
    await press('{ArrowUp}')
    const last = page.getByRole('option', { name: 'Walker 29' })
    await expect.element(last).toHaveAttribute('aria-selected', 'true')
    const bottom = (element: Element) => element.getBoundingClientRect().bottom
    // Scroll positions are whole pixels.
    expect(bottom(last.element())).toBeLessThan(bottom(list.element()) + 1)
    await press('{Tab}')
    await expect.element(page.getByRole('button', { name: 'End here' })).toHaveFocus()
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  })

  it('Ticker: the button pauses it and comes before the updates', async () => {
    await show(<Ticker label="Latest" items={[{ id: '1', content: 'Amara gave £25' }]} />)
    await press('{Tab} ')
    await expect.element(page.getByRole('button', { name: 'Play' })).toHaveFocus()
    await press('{Tab}')
    expect(document.activeElement?.textContent).toContain('Amara gave £25')
  })
})
