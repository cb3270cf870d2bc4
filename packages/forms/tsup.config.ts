import { markClientEntries, packageBuild } from '@milepost/config/tsup'
import { defineConfig } from 'tsup'

export default defineConfig([
  packageBuild({ index: 'src/index.ts', validators: 'src/validators/index.ts' }),
  // Split, so that the fields and the hooks share one React context.
  packageBuild(
    { react: 'src/react/index.ts', fields: 'src/fields/index.ts' },
    {
      splitting: true,
      onSuccess: () => markClientEntries(import.meta.dirname, ['react', 'fields']),
    },
  ),
])
