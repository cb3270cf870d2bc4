import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Link, LinkProvider } from './link.tsx'

function RouterLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a href={`/routed${href}`} {...rest}>
      {rest.children}
    </a>
  )
}

describe('Link', () => {
  it('renders the application’s link component', () => {
    render(
      <LinkProvider component={RouterLink}>
        <Link href="/give">Give</Link>
      </LinkProvider>,
    )
    expect(screen.getByRole('link', { name: 'Give' })).toHaveAttribute('href', '/routed/give')
  })

  it('logs no warning in a list', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    render(
      <p>
        {['/a', '/b'].map((href) => (
          <Link key={href} href={href}>
            {href}
          </Link>
        ))}
      </p>,
    )
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
  })
})
