import { milepost } from '@milepost/framework/vite'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [milepost(), reactRouter()] })
