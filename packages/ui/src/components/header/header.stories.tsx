import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { sampleBrandOf } from '../../stories/samples.fixtures.ts'
import { Hero } from '../hero/hero.tsx'
import { Header, type HeaderProps } from './header.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Header',
  summary:
    'The header of every page: logo, navigation with one level of menus, buttons. In small windows the navigation becomes a menu, which works before scripts load.',
  useFor: ['Every page, after the `SkipLink`. Use it once.'],
  notFor: ['The heading of a section: use `Section`.'],
  anatomy: [
    'Logo with a link to the home page',
    'Navigation with expandable menus',
    'Buttons',
    'Slot for the supporter’s button',
    'Menu button in small windows',
  ],
  keyboard: [
    ['Tab', 'Moves through the logo, links, menus and buttons'],
    ['Enter', 'Follows a link'],
    ['Enter, Space', 'Open or close a menu'],
    ['Escape', 'Closes the menu and returns the focus to its title or button'],
  ],
  accessibility: [
    'It is a `<header>` with a `<nav>`. The current page has `aria-current="page"`.',
    'Each menu is a `<details>` that closes when the focus leaves it.',
    'The logo’s `alt` is the name of the charity.',
  ],
  messages: [
    ['Menu button in small windows', 'Menu'],
    ['Accessible name of the close button', 'Close menu'],
    ['Accessible name of the navigation', 'Main'],
  ],
  related: ['Components/Layout/Footer', 'Components/Layout/Skip link'],
}

const meta: Meta<typeof Header> = {
  title: 'Components/Layout/Header',
  component: Header,
  parameters: { page, layout: 'fullscreen' },
  args: { name: '' },
  render: (args, { globals }) => <Header {...fill(args, globals['brand'])} />,
}
export default meta
type Story = StoryObj<typeof Header>

function fill(args: HeaderProps, brand: unknown): HeaderProps {
  const sample = sampleBrandOf(brand)
  return {
    logo: { src: sample.picture('logo.svg'), width: 240, height: 64 },
    logoOnDark: { src: sample.picture('logo-light.svg'), width: 240, height: 64 },
    navigation: sample.navigation,
    actions: sample.actions,
    ...args,
    name: args.name || sample.name,
  }
}

export const Solid: Story = {}

/** Height of the logo in rhythm units of 24 px, if the bar is wide enough. */
function logoIs(units: number): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('header img')
    await expect(picture && getComputedStyle(picture).height).toBe(`${units * 24}px`)
  }
}
export const TinyLogo: Story = {
  name: 'Tiny logo, 1.5 rhythm units [S9.21]',
  args: { logoSize: 'tiny' },
  play: logoIs(1.5),
}
export const SmallLogo: Story = {
  name: 'Small logo, 2 rhythm units [S9.21]',
  args: { logoSize: 'small' },
  play: logoIs(2),
}
export const MediumLogo: Story = {
  name: 'Medium logo, 3 rhythm units [S9.21]',
  args: { logoSize: 'medium' },
  play: logoIs(3),
}
export const LargeLogo: Story = {
  name: 'Large logo, 4 rhythm units [S9.21]',
  args: { logoSize: 'large' },
  play: logoIs(4),
}

export const OverImage: Story = {
  args: { overlay: true, sticky: true },
  render: (args, { globals }) => {
    const sample = sampleBrandOf(globals['brand'])
    return (
      <>
        <Header {...fill(args, globals['brand'])} />
        <Hero
          title={sample.title}
          text={sample.text}
          image={{ src: sample.picture('hero.svg'), width: 1600, height: 900 }}
        />
      </>
    )
  },
}

export const NoLogo: Story = { args: { logo: undefined } }

export const LongNameNoNavigation: Story = {
  args: {
    name: 'The Pembrokeshire Coast and Islands Preservation Society',
    logo: undefined,
    navigation: [],
    actions: [],
  },
}

export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Menu' }))
    await expect(page.getByRole('link', { name: 'Leaderboard' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Close menu' }))
    await expect(page.queryByRole('link', { name: 'Leaderboard' })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Menu' }))
  },
}

export const DesktopMenu: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [title] = canvasElement.querySelectorAll('summary')
    if (title === undefined) throw new Error('no menu')
    await userEvent.click(title)
    await expect(page.getByRole('link', { name: 'How it works' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(title.closest('details')).not.toHaveAttribute('open')
    await expect(title).toHaveFocus()
    await userEvent.click(title)
  },
}
