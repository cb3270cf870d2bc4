import { milepost } from '@milepost/framework/vite'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const components = { ErrorPage: './app/components/error-page.tsx' }

export default defineConfig({ plugins: [milepost({ components }), reactRouter()] })
