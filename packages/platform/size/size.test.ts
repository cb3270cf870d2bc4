import { join } from 'node:path'
import { testSizeBudgets } from '@milepost/config/size-budget'
import budgets from '../size-budget.json' with { type: 'json' }

testSizeBudgets(budgets, { root: join(import.meta.dirname, '..') })
