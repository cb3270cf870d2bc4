import { join } from 'node:path'
import { bundleSizes } from '@milepost/config/bundle-size'
import { importSource } from '@milepost/config/size-budget'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import budgets from '../size-budget.json' with { type: 'json' }

/** Bundle sizes of other libraries for a form with the same rules. */
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

const sources = {
  ...Object.fromEntries(
    budgets.map(({ name, imports }) => [`milepost: ${name}`, importSource(imports)]),
  ),
  ...peers,
}
const sizes = await bundleSizes({
  root: join(import.meta.dirname, '..'),
  sources: Object.values(sources),
  plugins: [vanillaExtractPlugin({ identifiers: 'short', outputCss: false })],
})
console.log('| loaded at once, brotli, without React | bytes |\n|---|---|')
for (const [index, name] of Object.keys(sources).entries())
  console.log(`| ${name} | ${sizes[index]?.brotliBytes} |`)
