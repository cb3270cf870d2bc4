import { unitTests } from './src/vitest.ts'

export default unitTests('config')
