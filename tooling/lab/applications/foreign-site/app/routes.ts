import { index, route } from '@react-router/dev/routes'

export default [index('home.tsx'), route('visitor', 'visitor.tsx')]
