import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ReactNode } from 'react'
import { Section, sectionBackgrounds } from './section.tsx'

describe('Section', () => {
  it('is a region with its title as the name', () => {
    render(<Section title="What your gift does" />)
    expect(screen.getByRole('region', { name: 'What your gift does' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('What your gift does')
  })

  it('is not a region without a title, and has no empty heading', () => {
    render(<Section title="" text="" />)
    expect(screen.queryByRole('region')).toBeNull()
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('is the target of its anchor', () => {
    const { container } = render(<Section anchor="gifts" />)
    expect(container.querySelector('#gifts')).toBe(container.firstElementChild)
  })

  it('is wide by default [S9.19]', () => {
    const htmlOf = (section: ReactNode) => render(section).container.innerHTML
    const byDefault = htmlOf(<Section>text</Section>)
    const wide = htmlOf(<Section size="wide">text</Section>)
    const narrow = htmlOf(<Section size="narrow">text</Section>)
    expect(byDefault).toBe(wide)
    expect(narrow).not.toBe(wide)
  })

  it('keeps texture out of the accessibility tree', () => {
    for (const background of sectionBackgrounds) {
      const { container } = render(<Section background={background} />)
      const textures = container.querySelectorAll('[aria-hidden="true"]')
      expect(textures).toHaveLength(background === 'none' ? 0 : 1)
    }
  })
})
