import type { Theme } from 'vitepress'
import theme from 'vitepress/theme-without-fonts'
import './milepost.css'
import StartPage from './start-page.vue'

export default {
  extends: theme,
  enhanceApp({ app }) {
    app.component('StartPage', StartPage)
  },
} satisfies Theme
