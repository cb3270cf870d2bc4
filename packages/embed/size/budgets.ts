import type { SizeBudget } from '@milepost/config/size-budget'
import budgets from '../size-budget.json' with { type: 'json' }

export const sizeBudgets: readonly SizeBudget[] = budgets
