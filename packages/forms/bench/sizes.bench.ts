import { importSource } from '@milepost/config/size-budget'
import { sizeOf } from '../size/size-of.ts'
import { sizeBudgets } from '../size/budgets.ts'

/** What a form with the same rules would load with other libraries. */
const peers: Readonly<Record<string, string>> = {
  'react-hook-form + valibot': `
    import { useForm, FormProvider, useFormContext, useController } from 'react-hook-form'
    import * as v from 'valibot'
    console.log(useForm, FormProvider, useFormContext, useController,
      v.object({ a: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.email(), v.url(), v.regex(/x/), v.decimal(),
        v.minLength(1), v.maxLength(9)), n: v.pipe(v.number(), v.minValue(1), v.maxValue(9)),
        f: v.pipe(v.file(), v.mimeType(['image/png']), v.maxSize(9)) }), v.forward, v.partialCheck, v.safeParse)`,
  'TanStack Form + valibot': `
    import { useForm } from '@tanstack/react-form'
    import * as v from 'valibot'
    console.log(useForm,
      v.object({ a: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.email(), v.url(), v.regex(/x/), v.decimal(),
        v.minLength(1), v.maxLength(9)), n: v.pipe(v.number(), v.minValue(1), v.maxValue(9)),
        f: v.pipe(v.file(), v.mimeType(['image/png']), v.maxSize(9)) }), v.forward, v.partialCheck, v.safeParse)`,
}

console.log('| loaded at once, brotli, without React | bytes |\n|---|---|')
for (const budget of sizeBudgets) {
  const { brotliBytes } = await sizeOf(importSource(budget))
  console.log(`| milepost: ${budget.name} | ${brotliBytes} |`)
}
for (const [name, source] of Object.entries(peers))
  console.log(`| ${name} | ${(await sizeOf(source)).brotliBytes} |`)
