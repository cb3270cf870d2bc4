import { defineSite, lazySlice } from '@milepost/framework'
import fraunces from '../content/tideline/media/fonts/fraunces-600.woff2'
import type server from './site.server.ts'

export default defineSite<typeof server>({
  slices: {
    climbLadder: lazySlice(() => import('./slices/climb-ladder.tsx')),
    tideTable: lazySlice(() => import('./slices/tide-table.tsx')),
  },
  // Where the document of a site names no typeface for headlines.
  theme: {
    fonts: { head: { family: 'Fraunces', weight: 600 } },
    webfonts: [{ family: 'Fraunces', url: fraunces, weight: 600 }],
  },
  languages: [
    { lang: 'en-gb', name: 'English' },
    { lang: 'cy-gb', name: 'Cymraeg', messages: () => import('./welsh.ts') },
  ],
})
