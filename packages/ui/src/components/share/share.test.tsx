import { translatePage } from '@milepost/config/translate-page'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CopyButton, type CopyEnvironment, copyText, ShareBar } from './share.tsx'
import { shareNames, shareOptions } from './share-options.ts'

const shared = {
  url: 'https://walk.example/fundraising/sian?a=1&b=2',
  title: 'Siân & Bo walk',
  text: 'Walk with us',
}

const writeText = vi.fn(() => Promise.resolve())

function environmentWith(overrides: Partial<CopyEnvironment> = {}) {
  return { clipboard: { writeText }, prompt: vi.fn(), platform: 'Linux x86_64', ...overrides }
}

afterEach(() => void vi.useRealTimers())

describe('copyText', () => {
  it('copies', async () => {
    const environment = environmentWith()
    expect(await copyText('a', environment)).toBe('copied')
    expect(writeText).toHaveBeenCalledWith('a')
    expect(environment.prompt).not.toHaveBeenCalled()
  })

  it.each([
    ['Win32', 'Copy to clipboard: Ctrl+C, Enter'],
    ['Linux x86_64', 'Copy to clipboard: Ctrl+C, Enter'],
    ['MacIntel', 'Copy to clipboard: Cmd+C, Enter'],
    ['', 'Copy to clipboard: Ctrl+C, Enter'],
  ])('falls back to a prompt on %s: %s [S2.76]', async (platform, message) => {
    const refused = { writeText: vi.fn(() => Promise.reject(new Error('no'))) }
    for (const clipboard of [refused, undefined]) {
      const environment = environmentWith({ platform, clipboard })
      expect(await copyText('https://a.example', environment)).toBe('prompted')
      expect(environment.prompt).toHaveBeenCalledWith(message, 'https://a.example')
    }
  })
})

describe('CopyButton', () => {
  it('is idle, copied for 3000 ms, then idle [S4.31]', async () => {
    vi.useFakeTimers()
    render(<CopyButton text="https://a.example" environment={environmentWith()} />)
    const status = screen.getByRole('status')
    expect(status).toBeEmptyDOMElement()
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(status).toHaveTextContent('Link copied to clipboard!')
    act(() => void vi.advanceTimersByTime(2999))
    expect(status).toHaveTextContent('Link copied to clipboard!')
    act(() => void vi.advanceTimersByTime(1))
    expect(status).toBeEmptyDOMElement()
  })

  it('confirms on a page translated by the browser', async () => {
    const { container } = render(
      <CopyButton text="https://a.example" environment={environmentWith()} />,
    )
    translatePage(container)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })))
    expect(screen.getByRole('status')).toHaveTextContent('Link copied to clipboard!')
  })

  it('does not confirm after a prompt', async () => {
    const environment = environmentWith({ clipboard: undefined })
    render(<CopyButton text="a" environment={environment} />)
    await act(async () => fireEvent.click(screen.getByRole('button')))
    expect(environment.prompt).toHaveBeenCalledOnce()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})

describe('shareOptions', () => {
  it('are ten, in a fixed order [S2.59]', () => {
    expect(shareOptions(shared).map(({ name }) => name)).toEqual([...shareNames])
    expect(shareNames).toHaveLength(10)
  })

  it("are enabled only by the value 'yes' [S2.60]", () => {
    const switches = { facebook: 'yes', twitter: 'Yes', mail: true, sms: 'no', copy: 'yes' }
    expect(shareOptions(shared, switches).map(({ name }) => name)).toEqual(['facebook', 'copy'])
    expect(shareOptions(shared, {})).toEqual([])
  })

  it('accept lone surrogates', () =>
    expect(() => shareOptions({ ...shared, title: '\uD83D', text: '\uD83D' })).not.toThrow())
})

describe('ShareBar', () => {
  it('shares by Messenger on phones and desktops [S2.59]', () => {
    const assign = vi.fn()
    const isPhone = vi.fn(() => false)
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isPhone(), media: query }))
    vi.stubGlobal('location', { assign, href: window.location.href })
    const options = shareOptions(shared, { messenger: 'yes' })
    render(<ShareBar url={shared.url} options={options} environment={environmentWith()} />)
    const link = screen.getByRole('link', { name: /^Messenger/ })
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
    expect(link).toHaveAttribute('title', 'copies the link for you to paste')
    expect(fireEvent.click(link)).toBe(true)
    expect(writeText).toHaveBeenLastCalledWith(shared.url)
    expect(assign).not.toHaveBeenCalled()

    isPhone.mockReturnValue(true)
    expect(fireEvent.click(link)).toBe(false)
    expect(assign).toHaveBeenCalledWith(
      `fb-messenger://share/?link=${encodeURIComponent(shared.url)}`,
    )
  })

  it('opens networks in new tabs without a reference to the page', () => {
    render(<ShareBar url={shared.url} options={shareOptions(shared)} />)
    expect(screen.getByRole('list', { name: 'Share' })).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(10)
    const facebook = screen.getByRole('link', { name: 'Facebook (opens in a new tab)' })
    expect(facebook).toHaveAttribute('target', '_blank')
    expect(facebook).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getByRole('link', { name: 'Email' })).not.toHaveAttribute('target')
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible()
  })
})
