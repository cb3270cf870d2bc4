import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleBrandOf } from '../../stories/sample-brands.ts'
import { Section } from '../section/section.tsx'
import { GiftCards } from './gift-cards.tsx'
import { giftCardsPage } from './gift-cards.page.ts'

const meta: Meta<typeof GiftCards> = {
  title: 'Fundraising/Gift cards',
  component: GiftCards,
  parameters: { page: giftCardsPage, layout: 'fullscreen' },
  args: { items: [] },
}
export default meta
type Story = StoryObj<typeof GiftCards>

export const WithIcons: Story = {
  render: (_, { globals }) => {
    const sample = sampleBrandOf(globals['brand'])
    return (
      <Section title="What your gift does" text="Small sums go a long way." background="tint">
        <GiftCards
          items={sample.gifts.map((gift) => ({
            amount: sample.money(Number(gift.value)),
            label: gift.label,
            href: '#give',
            image: { src: sample.picture(gift.icon), width: 96, height: 96 },
          }))}
        />
      </Section>
    )
  },
}
export const WithPictures: Story = {
  render: (_, { globals }) => {
    const sample = sampleBrandOf(globals['brand'])
    return (
      <Section title="What your gift does">
        <GiftCards
          items={sample.gifts.map((gift) => ({
            amount: sample.money(Number(gift.value)),
            label: gift.label,
            image: { src: sample.picture('hero.svg'), width: 1600, height: 900 },
          }))}
        />
      </Section>
    )
  },
}
export const WordsOnly: Story = {
  args: {
    items: [
      { amount: '£5', label: 'Tea' },
      {
        amount: '£1,000,000',
        label:
          'Buys, fences, wardens and keeps for ever the last privately owned kilometre of shingle between here and Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      },
    ],
  },
  decorators: [
    (Story) => (
      <Section title="What your gift does">
        <Story />
      </Section>
    ),
  ],
}
