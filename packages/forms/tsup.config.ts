import { markClientEntries, packageBuild } from '@milepost/config/tsup'
import { defineConfig } from 'tsup'

// Split, so that entries share their modules, and the fields and the hooks one React context.
export default defineConfig(
  packageBuild(
    {
      index: 'src/index.ts',
      validators: 'src/validators/index.ts',
      react: 'src/react/index.ts',
      fields: 'src/fields/index.ts',
    },
    {
      splitting: true,
      onSuccess: () => markClientEntries(import.meta.dirname, ['react', 'fields']),
    },
  ),
)
