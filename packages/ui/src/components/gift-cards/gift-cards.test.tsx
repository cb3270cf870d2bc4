import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { GiftCards } from './gift-cards.tsx'

const items = [{ amount: '£25', label: 'clears 40 m of shoreline' }]

describe('GiftCards', () => {
  itConforms(<GiftCards items={items} />, { root: 'UL' })

  it('renders nothing without items', () =>
    expect(render(<GiftCards items={[]} />).container).toBeEmptyDOMElement())
})
