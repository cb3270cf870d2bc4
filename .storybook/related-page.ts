import type { ComponentFacts } from '@milepost/presets/component-page'

const files = import.meta.glob<Record<string, ComponentFacts>>(
  '../packages/ui/src/components/*/*.page.ts',
  { eager: true },
)
const titles = new Map(
  Object.values(files)
    .flatMap((file) => Object.values(file))
    .flatMap(({ name, alongside = [], title = '' }) =>
      [name, ...alongside].map((shown) => [shown, title] as const),
    ),
)

/**
 * The id of the page of a component, as Storybook makes it of the title.
 *
 * @param name - the name of an export, with or without backticks
 * @param entry - of the page that refers to it: both the kit and the form kit have a `TextField`
 * @returns undefined for what has no page
 */
export function relatedPage(name: string, entry: string): string | undefined {
  const plain = name.replaceAll('`', '')
  if (entry !== '@milepost/ui')
    return /^\w+Fields?$/.test(plain) ? idOf(`Forms/Fields/${inWords(plain)}`) : undefined
  const title = titles.get(plain)
  return title === undefined ? undefined : idOf(title)
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

function inWords(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
}
