import type { SliceNames } from './slice-names.ts'

/**
 * Returns the files of a new section with one field, by their names in `app/slices`: definition, component, model, and an
 * example for documents.
 */
export function createSliceFiles({
  component,
  type,
  file,
}: SliceNames): Readonly<Record<string, string>> {
  return {
    [`${file}.server.ts`]: `import { text } from '@milepost/content/fields'
import { defineSlice } from '@milepost/framework/server'

export const ${type} = defineSlice({
  type: '${type}',
  fields: { note: text },
  present({ primary }) {
    return { note: primary.note }
  },
})
`,
    [`${file}.tsx`]: `import type { SliceProps } from '@milepost/framework'
import { Section } from '@milepost/ui'
import type { ${type} } from './${file}.server.ts'

export default function ${component}({ slice, section }: SliceProps<typeof ${type}>) {
  return (
    <Section {...section}>
      <p>{slice.note}</p>
    </Section>
  )
}
`,
    [`${file}.model.json`]: toJson({
      id: type,
      type: 'SharedSlice',
      name: component,
      description: '',
      variations: [
        {
          id: 'default',
          name: 'Default',
          docURL: '...',
          version: 'initial',
          description: 'Default',
          imageUrl: '',
          primary: {
            title: {
              type: 'Text',
              config: {
                label: 'Title',
                placeholder: 'For example: How it works. When empty: the section has no headline.',
              },
            },
            text: {
              type: 'Text',
              config: {
                label: 'Text',
                placeholder:
                  'For example: Three steps, and you’re on the beach. When empty: no text is shown.',
              },
            },
            note: { type: 'Text', config: { label: 'Note' } },
            background: {
              type: 'Select',
              config: {
                label: 'Background',
                options: ['none', 'tint', 'primary', 'dark'],
                placeholder: 'When empty: none, the page’s background.',
              },
            },
            anchor: {
              type: 'Text',
              config: {
                label: 'Link name',
                placeholder: 'For example: questions. When empty: you can’t link to this section.',
              },
            },
          },
          items: {},
        },
      ],
    }),
    [`${file}.mock.json`]: toJson({
      slice_type: type,
      variation: 'default',
      version: 'initial',
      primary: {
        title: component.replaceAll(/(?<=.)(?=[A-Z])/g, ' '),
        note: 'Text of this section.',
      },
      items: [],
    }),
  }
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
