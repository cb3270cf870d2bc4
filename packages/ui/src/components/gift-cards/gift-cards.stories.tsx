import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { sampleBrandOf } from '../../stories/samples.fixtures.ts'
import { Section } from '../section/section.tsx'
import { GiftCards } from './gift-cards.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'GiftCards',
  summary: 'Cards that show the impact of donation amounts.',
  useFor: ['Three to six amounts, each with what it pays for.'],
  notFor: ['Choosing an amount in a form: use `AmountPicker`.', 'Other linked items: use `Card`.'],
  anatomy: ['Image or icon', 'Amount', 'Impact'],
  keyboard: [],
  accessibility: ['It is a list. The amount is a heading of level 3.', noFocus],
  messages: [],
  related: ['Components/Controls/Amount picker', 'Components/Content/Card'],
}

const meta: Meta<typeof GiftCards> = {
  title: 'Components/Fundraising/Gift cards',
  component: GiftCards,
  parameters: { page, layout: 'fullscreen' },
  args: { items: [] },
}
export default meta
type Story = StoryObj<typeof GiftCards>

export const WithIcons: Story = {
  render: (_, { globals }) => {
    const sample = sampleBrandOf(globals['brand'])
    return (
      <Section title="What your donation does" text="Small sums go a long way." background="tint">
        <GiftCards
          items={sample.gifts.map((gift) => ({
            amount: sample.money(Number(gift.value)),
            label: gift.label,
            image: { src: sample.picture(gift.icon), width: 96, height: 96 },
          }))}
        />
      </Section>
    )
  },
}
export const WithImages: Story = {
  render: (_, { globals }) => {
    const sample = sampleBrandOf(globals['brand'])
    return (
      <Section title="What your donation does">
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
export const TextOnly: Story = {
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
      <Section title="What your donation does">
        <Story />
      </Section>
    ),
  ],
}
