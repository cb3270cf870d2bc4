import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Embed } from './embed.tsx'
import { Video } from './video.tsx'

const src = 'https://www.youtube-nocookie.com/embed/abc'

describe('Embed', () => {
  it('loads nothing from the provider before consent', () => {
    const onAllow = vi.fn()
    const { container } = render(
      <Embed title="Terns" src={src} provider="YouTube" onAllow={onAllow} />,
    )
    expect(container.querySelector('iframe')).toBeNull()
    expect(screen.getByText(/loads content from YouTube/)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Play: Terns' }))
    expect(screen.getByTitle('Terns')).toHaveAttribute('src', src)
    expect(onAllow).toHaveBeenCalledOnce()
  })

  it('asks again if its source changes after consent', () => {
    const { container, rerender } = render(<Embed title="Terns" src={src} provider="YouTube" />)
    fireEvent.click(screen.getByRole('button', { name: 'Play: Terns' }))
    rerender(<Embed title="Gulls" src="https://player.vimeo.com/video/1" provider="Vimeo" />)
    expect(container.querySelector('iframe')).toBeNull()
    expect(screen.getByText(/loads content from Vimeo/)).toBeVisible()
  })

  it('loads immediately with earlier consent', () => {
    render(<Embed title="Terns" src={src} allowed />)
    expect(screen.getByTitle('Terns')).toHaveAttribute('loading', 'lazy')
  })

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,hi',
    'http://a.example',
    '/admin',
    '',
    'https://[',
  ])('renders nothing for the URL %j', (address) => {
    expect(render(<Embed title="x" src={address} allowed />).container).toBeEmptyDOMElement()
    render(<Embed title="y" src={src} href={address} />)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('falls back to 16:9 for an invalid ratio', () => {
    for (const ratio of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      const { container } = render(<Embed title="Terns" src={src} ratio={ratio} allowed />)
      expect(container.querySelector('iframe')?.style.aspectRatio).toMatch(/^1\.77/)
    }
  })
})

describe('Video', () => {
  it('loads only its poster, and has captions', () => {
    const { container } = render(
      <Video
        title="Terns"
        src="/terns.mp4"
        poster={{ src: '/terns.jpg' }}
        captions={{ src: '/terns.vtt', language: 'en', label: 'English' }}
      />,
    )
    expect(container.querySelector('video')).toHaveAttribute('preload', 'none')
    expect(container.querySelector('track')).toHaveAttribute('src', '/terns.vtt')
  })
})
