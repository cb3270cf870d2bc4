import type { FeatureMessages } from './collect-messages.ts'

/** The file that translators and the doctor read: every message by key and every feature's place. */
export function messageListJson(features: readonly FeatureMessages[]): string {
  const list = {
    messages: Object.fromEntries(features.flatMap(({ messages }) => Object.entries(messages))),
    places: Object.fromEntries(features.map(({ feature, place }) => [feature, place])),
  }
  return `${JSON.stringify(list, null, 2)}\n`
}

/** The same for people: a table for each feature. */
export function messageListPage(features: readonly FeatureMessages[]): string {
  const tables = features.map(({ feature, place, messages }) =>
    [
      `## ${feature}`,
      '',
      place,
      '',
      '| `key` | English |',
      '|---|---|',
      ...Object.entries(messages).map(([key, text]) => `| \`${key}\` | ${cell(text)} |`),
      '',
    ].join('\n'),
  )
  return [
    '# What the product says',
    '',
    'Every sentence by its key, as [editors](guides/for-editors.md#words-of-the-product) and whole languages put others in its place.',
    'Words in braces are filled in. Keys that end in `.one` and `.other` are forms of one sentence, by how many there are; a',
    'language may have others: `.zero`, `.two`, `.few`, `.many`. Written by `npm run docs -- messages`.',
    '',
    ...tables,
  ].join('\n')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', '<br>')
}
