import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Link, LinkProvider } from './link.tsx'

function RouterLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a href={`/routed${href}`} {...rest}>
      {rest.children}
    </a>
  )
}

describe('Link', () => {
  itConforms(<Link href="/give">Give</Link>, { root: 'A' })

  it('renders what the application’s router gives', () => {
    render(
      <LinkProvider component={RouterLink}>
        <Link href="/give">Give</Link>
      </LinkProvider>,
    )
    expect(screen.getByRole('link', { name: 'Give' })).toHaveAttribute('href', '/routed/give')
  })
})
