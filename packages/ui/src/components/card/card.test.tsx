import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Grid } from '../section/section.tsx'
import { Card } from './card.tsx'

describe('Card', () => {
  itConforms(<Card title="The hide" href="/hide" image={{ src: '/hide.jpg' }} />, {
    root: 'ARTICLE',
  })

  it('links its title', () => {
    render(<Card title="The hide" href="/hide" level={4} />)
    const heading = screen.getByRole('heading', { level: 4, name: 'The hide' })
    expect(heading).toContainElement(screen.getByRole('link', { name: 'The hide' }))
  })

  it('has no link without href', () => {
    render(<Card title="The hide">Two wardens fit in.</Card>)
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('Grid', () => {
  itConforms(<Grid columns="narrow" />, { root: 'DIV' })
})
