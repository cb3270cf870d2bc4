import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  Accordion,
  Button,
  CallToAction,
  Card,
  DonationList,
  ErrorPage,
  FitnessTotal,
  Footer,
  FullScreenMessage,
  Heading,
  Hero,
  Icon,
  Leaderboard,
  LeaderboardItem,
  Picture,
  QrCode,
  RichText,
  SkipLink,
  SponsorGrid,
  Stat,
  StatGroup,
  Steps,
  Story,
} from '../index.ts'
import { sampleHtml } from '../stories/samples.fixtures.ts'
import { headlineScale } from '../theme/kit.ts'

describe('Accordion', () => {
  it('groups its items if it is exclusive', () => {
    const items = ['When is it?', 'Where is it?'].map((title) => ({ title, content: 'There.' }))
    render(<Accordion items={items} exclusive />)
    const [first, second] = screen.getAllByRole('group')
    expect(first?.getAttribute('name')).toBeTruthy()
    expect(first?.getAttribute('name')).toBe(second?.getAttribute('name'))
  })
})

describe('Button', () => {
  it('does not submit a form by default', () => {
    render(<Button>Give</Button>)
    expect(screen.getByRole('button', { name: 'Give' })).toHaveAttribute('type', 'button')
  })
})

describe('CallToAction', () => {
  it('has a heading and links', () => {
    render(<CallToAction title="Start now" actions={[{ label: 'Start', href: '/start' }]} />)
    expect(screen.getByRole('region', { name: 'Start now' })).toContainElement(
      screen.getByRole('link', { name: 'Start' }),
    )
  })
})

describe('Card', () => {
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

describe('DonationList', () => {
  it('shows name, amount, message and time', () => {
    const [name, when, dateTime] = ['Dad', '2 minutes ago', '2026-06-14T09:00:00Z']
    render(
      <DonationList items={[{ id: 1, name, amount: '£25', message: 'Go on!', when, dateTime }]} />,
    )
    const row = screen.getByRole('listitem')
    for (const text of ['Dad', '£25', 'Go on!']) expect(row).toHaveTextContent(text)
    expect(screen.getByText(when)).toHaveAttribute('datetime', dateTime)
  })

  it('omits a hidden amount', () => {
    render(<DonationList items={[{ id: 1, name: 'Dad' }]} />)
    expect(screen.getByRole('listitem')).toHaveTextContent(/^DDad$/)
  })

  it('shows the empty message', () => {
    render(<DonationList items={[]} empty="Yours could be the first." />)
    expect(screen.getByText('Yours could be the first.')).toBeVisible()
  })
})

describe('ErrorPage', () => {
  it('shows the problem and a link', () => {
    render(<ErrorPage status={404} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'We couldn’t find that page',
    )
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/')
  })

  it('does not blame the reader for a broken server', () => {
    render(<ErrorPage status={503} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('on our side')
  })
})

describe('FitnessTotal', () => {
  it.each([
    [52, '52 200'],
    [-1, '0 200'],
    [140, '100 200'],
    [Number.NaN, '0 200'],
  ])('draws %s percent of the route', (percent, dash) => {
    const { container } = render(<FitnessTotal value="1" label="km" percent={percent} />)
    expect(container.querySelector(`[stroke-dasharray="${dash}"]`)).not.toBeNull()
  })
})

describe('Footer', () => {
  it('names each column of links', () => {
    render(<Footer columns={[{ title: 'Take part', links: [{ label: 'Give', href: '/give' }] }]} />)
    expect(screen.getByRole('navigation', { name: 'Take part' })).toContainElement(
      screen.getByRole('link', { name: 'Give' }),
    )
  })

  it('shows the provider', () => {
    render(<Footer poweredBy={{ label: 'Milepost', href: 'https://milepost.example' }} />)
    expect(screen.getByText(/Powered by/)).toContainElement(
      screen.getByRole('link', { name: 'Milepost' }),
    )
  })
})

describe('FullScreenMessage', () => {
  it('announces its message', () => {
    render(<FullScreenMessage title="Loading your site">One moment.</FullScreenMessage>)
    expect(screen.getByRole('status')).toHaveTextContent('Loading your siteOne moment.')
  })

  it('shows its actions', () => {
    render(<FullScreenMessage title="It failed" actions={<button>Try again</button>} />)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('Heading', () => {
  it('can have the size of another level', () => {
    render(<Heading level={1}>One</Heading>)
    render(
      <Heading level={3} size="h1">
        Three
      </Heading>,
    )
    const one = screen.getByRole('heading', { level: 1 })
    expect(screen.getByRole('heading', { level: 3 })).toHaveClass(one.className)
  })

  it('has a style for each of the six steps of the scale [S9.20]', () => {
    const levels = [1, 2, 3, 4, 5, 6] as const
    const looks = levels.map((level) => {
      const { container } = render(<Heading level={level}>A</Heading>)
      return container.firstElementChild?.className
    })
    expect(new Set(looks).size).toBe(Object.keys(headlineScale).length)
  })
})

describe('Hero', () => {
  it('renders the title as the first heading', () => {
    render(<Hero title="Walk the Tideline" />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Walk the Tideline')
  })

  it('shows the live total as a progress bar', () => {
    render(<Hero title="Walk" total={{ percent: 57, raised: '£142,310', target: 'of £250,000' }} />)
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '57')
  })
})

describe('Icon', () => {
  it('has a view box of 32 by 32 [S9.28]', () => {
    const { container } = render(<Icon name="heart" />)
    expect(container.firstElementChild).toHaveAttribute('viewBox', '0 0 32 32')
  })

  it('is an image with a label, and decorative without one', () => {
    const { container } = render(<Icon name="heart" />)
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
    render(<Icon name="heart" label="Liked" />)
    expect(screen.getByRole('img', { name: 'Liked' })).toBeVisible()
  })
})

const item = <LeaderboardItem rank={1} name="Amara Okafor" amount="£4,800" href="/amara" />

describe('Leaderboard', () => {
  it('shows the empty message', () => {
    render(<Leaderboard empty="The first place is yours." />)
    expect(screen.getByText('The first place is yours.')).toBeVisible()
    expect(screen.queryByRole('list')).toBeNull()
  })
})

describe('LeaderboardItem', () => {
  it('has only the name as link text', () => {
    render(item)
    expect(screen.getByRole('link', { name: 'Amara Okafor' })).toHaveAttribute('href', '/amara')
  })

  it('has no link without href', () => {
    render(<LeaderboardItem rank={4} name="Bo" amount="£1" />)
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('Picture', () => {
  it('loads lazily unless it is above the fold', () => {
    render(<Picture image={{ src: '/a.jpg', alt: 'A' }} />)
    render(<Picture image={{ src: '/b.jpg', alt: 'B' }} eager />)
    expect(screen.getByRole('img', { name: 'A' })).toHaveAttribute('loading', 'lazy')
    expect(screen.getByRole('img', { name: 'B' })).toHaveAttribute('loading', 'eager')
  })

  it('is decorative without alternative text', () => {
    render(<Picture image={{ src: '/a.jpg', alt: null }} />)
    expect(screen.queryByRole('img')).toBeNull()
  })
})

describe('QrCode', () => {
  const props = { src: '/qr.svg', href: 'https://a.example/amara', label: 'Scan to give' }

  it('is an image with alternative text, and a link', () => {
    render(<QrCode {...props} />)
    expect(screen.getByRole('img', { name: 'Scan to give' })).toHaveAttribute('src', '/qr.svg')
    expect(screen.getByRole('link', { name: props.href })).toHaveAttribute('href', props.href)
  })
})

describe('RichText', () => {
  it('renders sanitised HTML unchanged', () => {
    render(<RichText html={sampleHtml('<h2>The terns</h2><p><a href="/x">Read on</a></p>')} />)
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('The terns')
    expect(screen.getByRole('link', { name: 'Read on' })).toBeVisible()
  })

  it('does not accept a plain string', () => {
    // @ts-expect-error -- only a sanitiser makes SafeHtml
    expect(render(<RichText html="<p>Text</p>" />).container).not.toBeEmptyDOMElement()
  })
})

describe('SkipLink', () => {
  it('links to the main content', () => {
    render(<SkipLink />)
    expect(screen.getByRole('link', { name: /^Skip to main/ })).toHaveAttribute('href', '#main')
  })
})

describe('SponsorGrid', () => {
  it('groups tiers in order of appearance', () => {
    render(
      <SponsorGrid
        items={[
          { name: 'A', tier: 'Gold' },
          { name: 'B', tier: 'Silver' },
          { name: 'C', tier: 'Gold' },
        ]}
      />,
    )
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Gold',
      'Silver',
    ])
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['A', 'C', 'B'])
  })
})

it('Stat has a note', () => {
  render(
    <StatGroup>
      <Stat icon="people" value="208" label="people" note="12% more" />
    </StatGroup>,
  )
  expect(screen.getAllByRole('definition')[1]).toHaveTextContent('12% more')
})

describe('Steps', () => {
  it('is an ordered list', () => {
    render(<Steps items={[{ title: 'Start' }, { title: 'Walk', text: 'At your pace' }]} />)
    const headings = screen.getAllByRole('heading', { level: 3 })
    expect(headings.map((heading) => heading.textContent)).toEqual(['Start', 'Walk'])
  })
})

describe('Story', () => {
  it('renders no figure without a quote', () => {
    render(<Story>Text</Story>)
    expect(screen.queryByRole('figure')).toBeNull()
  })
})
