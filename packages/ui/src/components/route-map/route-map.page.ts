import type { ComponentFacts } from '@milepost/presets/component-page'
import { noFocus, pageBasics } from '../../stories/page-basics.ts'

export const routeMapPage: ComponentFacts = {
  ...pageBasics,
  name: 'RouteMap',
  title: 'Fundraising/Route map',
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
  related: ['ActivityList'],
}
