import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { RouteMap } from './route-map.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'RouteMap',
  summary: 'The shape of a route, without a map and without asking anybody for one.',
  useFor: ['The route of an activity, as an encoded polyline.'],
  notFor: ['Finding the way: link to a map.'],
  anatomy: ['Route', 'Its start and its end'],
  keyboard: [],
  accessibility: [
    'It is an image named by `label`: say whose route it is and how long.',
    'What is no polyline renders nothing.',
    noFocus,
  ],
  messages: [],
  related: ['Fundraising/Activities'],
}

const meta: Meta<typeof RouteMap> = {
  title: 'Fundraising/Route map',
  component: RouteMap,
  parameters: { page },
  args: {
    polyline: '_p~iF~ps|U_ulLnnqC_mqNvxq`@o}_@_gxBnj`BoqoFf}dD_|s@',
    label: 'Route of Sunday’s walk, 12.4 km',
  },
  decorators: [(Story) => <div style={{ maxWidth: '30rem' }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof RouteMap>

export const Route: Story = {}
