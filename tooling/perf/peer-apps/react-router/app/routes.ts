import { route } from '@react-router/dev/routes'

export default [route(':name', 'page.tsx')]
