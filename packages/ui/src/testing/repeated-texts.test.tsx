import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import {
  Accordion,
  BarChart,
  CallToAction,
  ErrorSummary,
  Footer,
  GiftCards,
  Header,
  Progress,
  Sparkline,
  SponsorGrid,
  Steps,
} from '../index.ts'

const twice = <Item,>(item: Item) => [item, item]
const link = { label: 'Donate', href: '/donate' }

const elements: Record<string, ReactElement> = {
  Accordion: <Accordion items={twice({ title: 'Why?', content: 'So' })} />,
  BarChart: <BarChart caption="Raised" points={twice({ label: 'May', value: 1, text: '1' })} />,
  CallToAction: <CallToAction title="Help" actions={twice(link)} />,
  ErrorSummary: <ErrorSummary errors={twice({ message: 'Enter a name', href: '#a' })} />,
  Footer: <Footer columns={twice({ title: 'More', links: twice(link) })} />,
  GiftCards: <GiftCards items={twice({ amount: '£5', label: 'Soup', href: '/' })} />,
  Header: (
    <Header
      name="Tideline"
      navigation={twice({ ...link, children: twice(link) })}
      actions={twice(link)}
    />
  ),
  Progress: (
    <Progress
      percent={50}
      raised="£1"
      milestones={twice({ amount: '£1', label: 'Half', percent: 50, reached: false })}
    />
  ),
  Sparkline: <Sparkline label="Raised" points={twice({ label: 'May', value: 1, text: '1' })} />,
  SponsorGrid: <SponsorGrid items={twice({ name: 'Ropeworks', logo: { src: '/a.svg' } })} />,
  Steps: <Steps items={twice({ title: 'Sign up', text: 'Now' })} />,
}

// React identifies the items of a list by key, and texts may repeat.
it.each(Object.entries(elements))('%s accepts two items with the same text', (_, element) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(element)
  expect(error).not.toHaveBeenCalled()
})
