import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ActivityIcon, ActivityItem, ActivityList } from './activity.tsx'

const walk = (
  <ActivityItem
    type="walk"
    title="Sunday on the shingle"
    distance="12.4 km"
    duration="2 h 40 min"
    elevation="86 m"
    when="Sunday, 14 June"
    dateTime="2026-06-14"
    manual
    polyline="_p~iF~ps|U_ulLnnqC_mqNvxq`@"
  />
)

describe('ActivityIcon', () => {
  it('draws a walk for an unknown type', () => {
    const drawn = (type: string) =>
      render(<ActivityIcon type={type as 'walk'} />).container.innerHTML
    for (const type of ['yoga', 'constructor', '__proto__']) expect(drawn(type)).toBe(drawn('walk'))
  })
})

describe('ActivityItem', () => {
  it('shows type, title, stats, time, route and source', () => {
    render(<ul>{walk}</ul>)
    const item = screen.getByRole('listitem')
    expect(within(item).getByRole('heading', { level: 3 })).toHaveTextContent(
      'Sunday on the shingle',
    )
    for (const text of ['Walk', 'Manual entry']) expect(item).toHaveTextContent(text)
    expect(within(item).getByText('Sunday, 14 June')).toHaveAttribute('datetime', '2026-06-14')
    const terms = within(item).getAllByRole('term')
    const figures = within(item).getAllByRole('definition')
    expect(terms.map((term) => term.textContent)).toEqual(['Distance', 'Time', 'Climbed'])
    expect(figures.map((figure) => figure.textContent)).toEqual(['12.4 km', '2 h 40 min', '86 m'])
    expect(screen.getByRole('img', { name: 'Route of Sunday on the shingle' })).toBeVisible()
  })

  it('omits missing values', () => {
    const { container } = render(<ActivityItem type="swim" title="A dip" />)
    expect(container).toHaveTextContent(/^A dipSwim$/)
    expect(container.querySelectorAll('svg')).toHaveLength(1)
  })

  it('shows hostile text as text', () => {
    const { container } = render(
      <ActivityItem type="run" title="<b>x</b>" description="<img src=x onerror=alert(1)>" />,
    )
    expect(container.querySelector('b, img')).toBeNull()
  })
})

describe('ActivityList', () => {
  it('shows the empty message', () => {
    render(<ActivityList empty="No walks yet." />)
    expect(screen.getByText('No walks yet.')).toBeVisible()
    expect(render(<ActivityList>{[]}</ActivityList>).container).toBeEmptyDOMElement()
  })
})
