import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { RouteMap } from './route-map.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'RouteMap',
  summary: 'The shape of a route, drawn without a map or a third-party service.',
  useFor: ['The route of an activity, as an encoded polyline.'],
  notFor: ['Directions: link to a map.'],
  anatomy: ['Route', 'Start and end'],
  keyboard: [],
  accessibility: [
    'It is an image named by `label`. In the label, include whose route it is and how long it is.',
    'An invalid polyline renders nothing.',
    noFocus,
  ],
  messages: [],
  related: ['Components/Fundraising/Activities'],
}

const meta: Meta<typeof RouteMap> = {
  title: 'Components/Fundraising/Route map',
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
