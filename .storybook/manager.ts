import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { version } from '../packages/ui/package.json'

const theme = create({
  base: 'light',
  brandTitle: `Milepost kit ${version}`,
  brandTarget: '_self',
  fontBase: 'system-ui, sans-serif',
  colorPrimary: '#1667d9',
  colorSecondary: '#1667d9',
})

addons.setConfig({ theme, sidebar: { showRoots: true } })
