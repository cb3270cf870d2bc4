import type { Meta, StoryObj } from '@storybook/react-vite'
import { RouteMap } from './route-map.tsx'
import { routeMapPage } from './route-map.page.ts'

const meta: Meta<typeof RouteMap> = {
  title: 'Fundraising/Route map',
  component: RouteMap,
  parameters: { page: routeMapPage },
  args: {
    polyline: '_p~iF~ps|U_ulLnnqC_mqNvxq`@o}_@_gxBnj`BoqoFf}dD_|s@',
    label: 'Route of Sunday’s walk, 12.4 km',
  },
  decorators: [(Story) => <div style={{ maxWidth: '30rem' }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof RouteMap>

export const Route: Story = {}
